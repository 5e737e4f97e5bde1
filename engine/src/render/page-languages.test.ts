import { describe, expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import type { PageDocument, Section } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { en } from '../languages/en.ts';
import { pageTexts } from '../languages/languages.ts';
import { pageLanguages, type PageLanguage } from '../languages/texts.ts';
import { testOptions, testPage } from './page.fixture.ts';
import { renderPage } from './render-page.tsx';

/** A document without a word of its own, so that every word on its page is ours. */
function wordless(changes: Partial<PageDocument>): Partial<PageDocument> {
  const sections = testDocument({}).sections.map((section) => ({
    ...section,
    props: emptied(section.props),
  })) as Section[];
  return { title: '{name}', description: '{name}', sections, ...changes };
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : '{name}';
  if (Array.isArray(value)) return value.map(emptied);
  const members = Object.entries(value ?? {}) as [string, unknown][];
  return Object.fromEntries(members.map(([name, member]) => [name, emptied(member)]));
}

const wordlessFacts: Partial<Facts> = {
  name: '404',
  symbol: '42',
  creatorStated: { supply: '1', buyTax: '0', sellTax: '2.5', liquidity: '–', ownership: '–' },
  roadmap: [
    { title: '1', done: true },
    { title: '2', done: false },
  ],
  gallery: [],
};
const states: readonly Partial<Facts>[] = [
  wordlessFacts,
  { ...wordlessFacts, image: null, buyUrl: 'http://42.example', contractAddress: null },
  { ...wordlessFacts, blockchain: 'Other', buyUrl: null, telegramUrl: null, xUrl: null, moreUrls: [] },
];

/** What a page in a language says to eyes and ears; a shell's commands are in no language. */
function saidIn(design: PageDocument['design'], lang: string, facts: Partial<Facts>): string {
  const { html } = renderPage(
    testDocument(wordless({ design, lang })),
    testFacts(facts),
    testOptions({ likenesses: ['name', 'ticker'] }),
  );
  const body = html
    .replaceAll(/<(script|style)>.*?<\/\1>/gs, '')
    .replaceAll(/<(p|span) class="(?:prompt|session|go)".*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/ (?:aria-label|alt|title|data-said)="([^"]*)"/g)];
  const spoken = attributes.flatMap(([, text = '']) => text.split('|'));
  return [body.replaceAll(/<[^>]*>/g, ' '), ...spoken].join('\n').replaceAll(/\s+/g, ' ');
}

/** Texts between tokens that are long enough to be found by themselves. */
function piecesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return piecesOf(value);
    const pieces = typeof value === 'string' ? value.split(/\{\w+\}/) : [];
    return pieces.map((piece) => piece.trim()).filter((piece) => /\p{L}{2}/u.test(piece));
  });
}

/** Whether a text stands there by itself, and not as part of a longer word. */
function isSaidIn(said: string, piece: string): boolean {
  const at = said.indexOf(piece);
  return at !== -1 && !/\p{L}/u.test(`${said[at - 1] ?? ''}${said[at + piece.length] ?? ''}`);
}

/** Words of English that no other of the languages writes so. */
const englishWords =
  /\b(?:the|and|of|this|address|your|who|not|with|from|insert|score|world|edition|daily|letter|reader|help|view|story|about)\b/i;

describe.each(designNames)('a page of %s', (design) => {
  it.each(pageLanguages.filter((each) => each !== 'en'))('says nothing in English in %s', (language) => {
    const own = piecesOf(pageTexts(language).texts).join('\n');
    const fixed = piecesOf(en).filter((piece) => !own.includes(piece) && piece.length > 3);
    for (const facts of states) {
      const said = saidIn(design, language, facts);
      const found = fixed.filter((piece) => isSaidIn(said, piece));
      expect(found).toEqual([]);
      expect(said).not.toMatch(englishWords);
    }
  });

  it('says all that is fixed in its language', () => {
    for (const language of pageLanguages) {
      const { texts } = pageTexts(language);
      const said = saidIn(design, language, wordlessFacts);
      const missing = [
        texts.footer.report,
        texts.launch.local,
        texts.stated.mark,
        texts.roadmap.planned,
        texts.copy.selected,
        texts.copy.held,
        texts.steps.paste.title,
        texts.units.minutes,
      ].filter((text) => !said.includes(text));
      expect({ language, missing }).toEqual({ language, missing: [] });
    }
  });

  it('is without its own wit among creator’s words beyond the ten languages', () => {
    const wit = /insert coin|high score|the daily|confidential|in orbit|there is no error|boom!/i;
    const said = saidIn(design, 'ja', wordlessFacts);
    expect(said).toContain(en.footer.report);
    expect(said).not.toMatch(wit);
  });
});

it('has only the texts of its own language in its file', () => {
  const { html } = testPage({ document: { lang: 'de' } });
  const others: PageLanguage[] = pageLanguages.filter((each) => each !== 'de');
  for (const language of others) expect(html).not.toContain(pageTexts(language).texts.footer.report);
});
