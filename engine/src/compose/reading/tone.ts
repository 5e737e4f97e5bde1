import type { Tone } from '../../text/tones.ts';

const degen =
  /\b(?:aped|aping|based(?! (?:on|in|at|off|around|loosely))|bruh|chads?|cooked|degens?|down bad|fr|frfr|fud|gm|jeets?|lfg|mooning|moonshot|ngl|ngmi|no cap|paper ?hands|diamond ?hands|pump(?:s|ed|ing)?|rug(?:ged|pull\w*)|send it|ser|shill\w*|wagmi|wen|touch grass)\b/gi;
const wholesome =
  /\b(?:cozy|cuddl\w*|dream\w*|family|friends?|friendship|gentle|good (?:boy|girl)|grandma|happy|hearts?|home|hugs?|kind(?! of\b)(?:ness)?|love[ds]?|lovely|mom|peace\w*|puppy|rescue[ds]?|smil\w*|sweet|thank\w*|together|warm|wholesome)\b/gi;

/**
 * How a coin likes to be spoken of, told by how its creator writes; deadpan where nothing tells.
 * @param isEnglish whether its words are: `ser` is Spanish for `to be`
 */
export function readTone(text: string, isEnglish: boolean): Tone {
  const english = isEnglish ? text : '';
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\b\p{Lu}{3,}\b/gu)?.join('').length ?? 0;
  const shouts = (text.match(/!/g)?.length ?? 0) + (text.match(/🚀|🔥|🎉|⚡/gu)?.length ?? 0);
  const scores: readonly (readonly [Tone, number])[] = [
    ['degen', english.match(degen)?.length ?? 0],
    ['hype', shouts + (letters > 0 && capitals / letters > 0.25 ? 2 : 0)],
    ['wholesome', english.match(wholesome)?.length ?? 0],
  ];
  const [[tone, score]] = scores.toSorted(([, one], [, other]) => other - one) as [readonly [Tone, number]];
  return score >= 2 ? tone : 'deadpan';
}
