import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { pageTexts } from './languages.ts';
import { type PageLanguage, pageLanguages } from './texts.ts';

/** Every text of a language with the path to it. */
function textsOf(tree: object, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const here = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'object' && value !== null ? textsOf(value, here) : [];
  });
}

function tokensOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([token]) => token).toSorted();
}

/** Nobody has made sure that a coin has a team, or that anything on its page is official. */
const unproven: Record<PageLanguage, RegExp> = {
  en: /\bofficial|\bteams?\b|own people/i,
  es: /oficial|equipo|la gente de/i,
  pt: /oficia[il]|equipe|time d|pessoal/i,
  tr: /resm[iî]|ekib|ekip|takım/i,
  zh: /官方|团队|正式/,
  vi: /chính thức|đội ngũ|nhóm/i,
  ru: /официальн|команд|создатели|создателей/i,
  fr: /officiel|équipe/i,
  de: /offiziell|Team|die Ersteller|Leute hinter/,
  id: /resmi|\btim\b/i,
};

/** What two languages rightly have in common: signs, letters, and words that both write alike. */
const shortUnits = ['shortUnits.days', 'shortUnits.hours', 'shortUnits.minutes', 'shortUnits.seconds'];
const alike: Readonly<Record<string, readonly string[]>> = {
  es: [...shortUnits, 'units.days', 'units.minutes'],
  pt: [...shortUnits, 'units.days', 'units.minutes', 'written.roadmap'],
  fr: ['shortUnits.hours', 'shortUnits.minutes', 'shortUnits.seconds', 'units.minutes'],
  de: ['shortUnits.hours', 'shortUnits.minutes', 'shortUnits.seconds', 'desktop.start', 'launch.utc'],
};
const namesAlone = ['written.kickerAlone', 'written.closing'];

const english = textsOf(en);

describe.each(pageLanguages.filter((each) => each !== 'en'))('the texts in %s', (language) => {
  const translated = new Map(textsOf(pageTexts(language).texts));

  it('have the tokens of the English ones and no other', () => {
    const of = (texts: Iterable<[string, string]>) =>
      [...texts].map(([path, text]) => [path, tokensOf(text)]);
    expect(of(translated)).toEqual(of(english));
  });

  it('are none of the English ones', () => {
    const same = english.filter(([path, text]) => translated.get(path) === text).map(([path]) => path);
    expect(same.toSorted()).toEqual([...namesAlone, ...(alike[language] ?? [])].toSorted());
  });

  it('fit where the English ones do', () => {
    for (const [path, text] of english.filter(([, { length }]) => length < 40)) {
      expect({ path, length: translated.get(path)?.length }).toSatisfy(
        ({ length }: { length: number }) => length <= text.length * 2 + 8,
      );
    }
  });
});

it.each(pageLanguages)('nothing fixed in %s speaks of a team, or of anything official', (language) => {
  const said = textsOf(pageTexts(language).texts).filter(([, text]) => unproven[language].test(text));
  expect(said).toEqual([]);
});

it.each([
  [undefined, 'en', undefined, true],
  ['en-GB', 'en', undefined, true],
  ['pt-BR', 'pt', undefined, false],
  ['ja', 'en', 'ja', false],
])('a document in %s has its fixed texts in %s', (written, language, lang, isEnglish) => {
  expect(pageTexts(written)).toMatchObject({ language, lang, isEnglish });
});
