import { describe, expect, test } from 'vitest';
import { designs } from '../designs/designs.ts';
import { designNames } from '../document/design-names.ts';
import { testFacts } from '../facts.fixture.ts';
import { pageTexts } from '../languages/languages.ts';
import { pageLanguages } from '../languages/texts.ts';
import { hasClaimWord } from '../policy/claim-words.ts';
import { findPolicyViolations } from '../policy/creator-text.ts';
import { testPage } from '../render/page.fixture.ts';
import { fillTokens, tokenValues } from '../text/tokens.ts';
import { compose } from './compose.ts';

/** What can be said of an address only where there is one. */
const ofAddress = /\b(?:address(?:es)?(?! bar)|character|compare|copy|paste|type)\b/i;
const seeds = [1, 2, 3, 4, 5, 6];
const none = { contractAddress: null, buyUrl: null } as const;

const contractText = (page: ReturnType<typeof testPage>) =>
  page.dom.querySelector('.contract-bar')?.textContent ?? '';

describe.each(designNames)('a coin without a contract in %s', (design) => {
  const { noneYet } = designs[design].wording;

  test('is told so in lines of its own, which speak of no address and stand in no other design', () => {
    expect(noneYet.length).toBeGreaterThanOrEqual(5);
    expect(noneYet.filter((line) => ofAddress.test(line) || /[{}'"—]/.test(line))).toEqual([]);
    expect(noneYet.filter((line) => line.length > 120 || hasClaimWord(line))).toEqual([]);
    expect(noneYet.flatMap((line) => findPolicyViolations(line))).toEqual([]);
    const elsewhere = designNames.flatMap((other) =>
      other === design ? [] : designs[other].wording.noneYet,
    );
    expect(noneYet.filter((line) => elsewhere.includes(line))).toEqual([]);
  });

  test('has one of them under its contract, and nothing there or over the steps that speaks of an address', () => {
    const said = seeds.map((seed) => {
      const facts = testFacts(none);
      const document = compose({ facts, seed, design });
      const text = contractText(testPage({ document, facts }));
      const fixed = pageTexts('en').texts.noContract;
      expect(noneYet.filter((line) => text.includes(line))).toHaveLength(1);
      expect(text.replace(fixed, '').replace(/contract address|address of the contract/i, '')).not.toMatch(
        ofAddress,
      );
      const buy = document.sections.find((section) => section.kind === 'how-to-buy');
      expect(buy?.props.intro).not.toMatch(ofAddress);
      return text;
    });
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  test('is told how to take its address once it has one, by the same document', () => {
    const document = compose({ facts: testFacts(none), seed: 1, design });
    const text = contractText(testPage({ document }));
    expect(text).toContain(pageTexts('en').texts.written.contractNote);
    expect(noneYet.filter((line) => text.includes(line))).toEqual([]);
  });
});

test.each(pageLanguages)('a page in the language %s says that there is none, and of no address', (lang) => {
  const { noneYet, contractNote } = pageTexts(lang).texts.written;
  for (const design of designNames) {
    const facts = testFacts({ ...none, about: { ...testFacts({}).about, language: lang } });
    const composed = compose({ facts, seed: 1, design });
    expect(composed.lang ?? 'en').toBe(lang);
    const text = contractText(testPage({ document: composed, facts }));
    expect(text).not.toContain(contractNote);
    // From the launch on it does not say that the coin is live, beside steps that wait for its address.
    const launched = testPage({ document: composed, facts }).dom.querySelector(
      '.countdown [data-when="live"]',
    );
    expect(launched?.textContent).toBe(
      fillTokens(pageTexts(lang).texts.written.launched, tokenValues(facts)),
    );
    const { noneYet: ours } = designs[design].wording;
    expect((lang === 'en' ? ours : [noneYet]).some((line) => text.includes(line))).toBe(true);
    // One that was written before it had such a line.
    const earlier = contractText(testPage({ document: { design, lang }, facts }));
    expect(earlier).toContain(noneYet);
  }
});
