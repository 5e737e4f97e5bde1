import { bounds } from './limits.ts';
import { joinSentences, withStop } from './reading/sentences.ts';

/** Longest paragraph that a document takes. */
const longest = bounds.storyEnd;
/** Paragraphs that are the creator's; one more is ours. */
const most = 5;

/**
 * The creator's sentences, whole and in their order, as paragraphs. What reads differently once it is cut or stands beside its
 * neighbour (`Nobody here will ask you to` | `connect your wallet`) is left out.
 * @param telling.paragraph characters that a paragraph is filled to; more when there would be too many of them
 * @param telling.isClean whether a text may stand on the page
 * @returns at most five paragraphs; none when nothing may be told
 */
export function tellStory(
  sentences: readonly string[],
  telling: { paragraph: number; isClean: (text: string) => boolean },
): string[] {
  const { paragraph, isClean } = telling;
  const pieces = sentences
    .map(withStop)
    .flatMap((sentence) => (sentence.length > longest ? cutLong(sentence).filter(isClean) : [sentence]));
  return fill(pieces, paragraph).flatMap((each) => (isClean(each) ? [each] : []));
}

function fill(pieces: readonly string[], paragraph: number): string[] {
  const whole = pieces.reduce((sum, piece) => sum + piece.length + 1, 0);
  // A few lines each, unless there is so much that they have to be longer.
  for (let target = Math.max(paragraph, Math.ceil(whole / most)); ; target += 50) {
    const paragraphs = pack(pieces, Math.min(target, longest));
    if (paragraphs.length <= most || target > longest) return paragraphs.slice(0, most);
  }
}

function pack(pieces: readonly string[], target: number): string[] {
  const paragraphs: string[] = [];
  for (const piece of pieces) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= target)
      paragraphs[paragraphs.length - 1] = joinSentences(last, piece);
    else paragraphs.push(piece);
  }
  return paragraphs;
}

/** A sentence that no paragraph can hold is cut at a blank, and where there is none, between characters. */
function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const blank = rest.lastIndexOf(' ', longest);
    const cut = blank > longest / 2 ? blank : wholeCharacters(rest, longest);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}
