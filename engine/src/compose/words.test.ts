import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testFacts } from '../facts.fixture.ts';
import { compose } from './compose.ts';
import { readSentences } from './reading/sentences.ts';
import { pageTexts } from '../languages/languages.ts';
import { findPolicyViolations } from '../policy/creator-text.ts';
import { describedCoins } from './test-support/described-coins.fixture.ts';
import { propsOf, seeds, textsOf, writtenPages } from './test-support/written-pages.fixture.ts';

/** Texts in which a pattern finds what their creator did not write. */
function ownWords(pattern: RegExp): string[] {
  return writtenPages.flatMap(({ page, facts, label }) =>
    (page.lang === undefined ? textsOf(page) : [])
      .filter((text) => {
        const word = text.match(pattern)?.[0].toLowerCase();
        return word !== undefined && !facts.description.toLowerCase().includes(word);
      })
      .map((text) => `${label}: ${text}`),
  );
}

describe('the creator’s words', () => {
  test('are told whole and in their order', () => {
    for (const { page, facts } of writtenPages) {
      const story = page.sections
        .flatMap((section) => (section.kind === 'story' ? section.props.paragraphs : []))
        .join('\n');
      const sentences = readSentences(facts.description).filter((sentence) => sentence.length <= 1000);
      const places = sentences.map((sentence) => story.indexOf(sentence));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  test('that were all withheld leave no story', () => {
    for (const design of designNames) {
      const { sections } = compose({ facts: describedCoins.scam, seed: 1, design });
      expect(sections.map(({ kind }) => kind)).not.toContain('story');
    }
  });

  test('stand in the story alone when they claim something', () => {
    const claims = ['It has 5000 holders and zero tax.', 'Audited by a frog, listed on Binance.'];
    const description = `An otter keeps one very good rock. ${claims.join(' ')} The rock is not for sale.`;
    const facts = testFacts({ name: 'Otto', symbol: 'OTTO', description });
    const claim = /holders|audited|listed|binance|5000|zero tax/i;
    for (const design of designNames)
      for (const seed of seeds) {
        const page = compose({ facts, seed, design });
        expect(propsOf(page, 'story').paragraphs.join(' ')).toContain(claims.join(' '));
        const others = page.sections.map((section) =>
          section.kind === 'story' ? { ...section, props: { ...section.props, paragraphs: [] } } : section,
        );
        expect(textsOf({ ...page, sections: others }).filter((text) => claim.test(text))).toEqual([]);
      }
  });

  test('in other languages are quoted whole, among plain texts and nothing of ours', () => {
    const { arabic, chinese, spanish } = describedCoins;
    for (const facts of [arabic, chinese, spanish])
      for (const seed of seeds) {
        const page = compose({ facts, seed });
        const { written } = pageTexts(page.lang).texts;
        const plain = new Set([
          ...Object.values(written).filter((text) => typeof text === 'string'),
          ...Object.values(written.questions).flatMap(({ question, answer }) => [question, answer]),
        ]);
        const said = readSentences(facts.description);
        const strange = textsOf(page).filter(
          (text) =>
            !plain.has(text) &&
            /\p{L}/u.test(
              said
                .reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
                .replaceAll(/\{(?:name|ticker|chain|native)\}/g, ''),
            ),
        );
        expect(strange).toEqual([]);
      }
    expect(compose({ facts: arabic, seed: 1 }).lang).toBe('ar');
    expect(compose({ facts: chinese, seed: 1 }).lang).toBe('zh');
    expect(compose({ facts: spanish, seed: 1 }).lang).toBe('es');
    expect(compose({ facts: describedCoins.pepe, seed: 1 }).lang).toBeUndefined();
  });
});

describe('our words', () => {
  test('ask for nothing and guarantee nothing', () => {
    const texts = new Set(writtenPages.flatMap(({ page }) => textsOf(page)));
    const found = [...texts].filter((text) => findPolicyViolations(text).length > 0);
    expect(found).toEqual([]);
  });

  test('invent nothing that the creator did not state', () => {
    expect(
      ownWords(
        /\b(?:supply|tax(?:es)?|audit\w*|listed|listing|partner\w*|holders?|team|founders?|(?<!\/)devs?|burn\w*|liquidity|renounced|presale|airdrop|whitepaper|million\w*|billion\w*|20\d\d)\b/i,
      ),
    ).toEqual([]);
  });

  test('are none of those that every page has', () => {
    expect(
      ownWords(
        /\b(?:unleash\w*|revolution\w*|community[- ]driven|journey|dive in\w*|elevate\w*|embrace\w*|vibrant|ecosystem|game[- ]chang\w*|buckle up|empower\w*|seamless\w*|cutting[- ]edge|next[- ]level|join us|testament|tapestry|delve\w*|not just)\b|—/i,
      ),
    ).toEqual([]);
  });
});
