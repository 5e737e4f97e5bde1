import { denies } from './denial.ts';
import type { Surroundings } from './denial.ts';
import { figureRules } from './figures.ts';
import { impersonationRules, officialOfName } from './impersonation.ts';
import { alphabetRules, hanRules } from './languages.ts';
import { linkRules, siteIn } from './links.ts';
import { lettersForFigures } from './lookalikes.ts';
import { multipleRules } from './multiples.ts';
import { outcomeRules } from './outcomes.ts';
import { plainText } from './plain-text.ts';
import { messages, requests } from './rule.ts';
import type { ReviewCode, ReviewFinding, Rule } from './rule.ts';
import { rules } from './rules.ts';
import { stateRules } from './states.ts';
import type { Stated } from './stated.ts';

const everywhere: readonly Rule[] = [
  ...rules,
  ...linkRules,
  ...multipleRules,
  ...outcomeRules,
  ...figureRules,
  ...stateRules,
  ...impersonationRules,
  ...alphabetRules,
];

/** What asks for a secret or a wallet is looked for once more where figures may be letters. */
const requestRules = rules.filter(({ code }) => requests.has(code));

/** What the rules say of a text. */
export interface RuleReading {
  findings: ReviewFinding[];
  /** What a rule met and let pass: it was denied, or the creator stated it. */
  cleared: ReadonlySet<ReviewCode>;
  /** The text as it was read. */
  plain: string;
}

/**
 * Looks for words that promise, claim or ask for what no page may. Reads English best, and the gravest in nine further languages.
 * @param stated what the creator said: what stands in it, in the same words or figures, is not invented
 */
export function readByRules(text: string, stated?: Stated): RuleReading {
  const plain = plainText(text);
  const findings: ReviewFinding[] = [];
  const cleared = new Set<ReviewCode>();
  const find = (code: ReviewCode, words: string) => {
    findings.push({ code, words: words.trim(), message: messages[code] });
  };
  const search = (reading: string, applied: readonly Rule[]) => {
    for (const { code, pattern, canBeDenied, hint } of applied) {
      if (findings.some((finding) => finding.code === code)) continue;
      if (hint !== undefined && !hint.test(reading)) continue;
      pattern.lastIndex = 0;
      // Executed by hand: a copy of the pattern, which matchAll makes, costs more than the search.
      for (let match = pattern.exec(reading); match !== null; match = pattern.exec(reading)) {
        const [words] = match;
        const isDenied = canBeDenied && denies(code, around(reading, match.index, words.length));
        if (isDenied || (code.startsWith('unstated-') && stated?.holds(code, words))) {
          cleared.add(code);
          continue;
        }
        find(code, words);
        break;
      }
    }
  };
  search(
    plain,
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(plain)
      ? [...everywhere, ...hanRules]
      : everywhere,
  );
  for (const reading of lettersForFigures(plain)) search(reading, requestRules);
  const official = plain.includes('official') && /\p{Ll}/u.test(text) ? text.match(officialOfName) : null;
  if (official !== null && !findings.some(({ code }) => code === 'impersonation')) {
    const before = plainText(text.slice(0, official.index));
    if (!denies('impersonation', { before, words: official[0], after: '' }))
      find('impersonation', plainText(official[0]));
  }
  const site = findings.some(({ code }) => code === 'link') ? null : siteIn(text);
  if (site !== null) find('link', site.toLowerCase());
  return { findings, cleared, plain };
}

function around(text: string, from: number, length: number): Surroundings {
  return {
    before: text.slice(Math.max(0, from - 80), from),
    words: text.slice(from, from + length),
    after: text.slice(from + length, from + length + 60),
  };
}
