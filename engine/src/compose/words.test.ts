import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testFacts } from '../facts.fixture.ts';
import { compose } from './compose.ts';
import { lexicon } from './reading/lexicon.ts';
import { readSentences } from './reading/sentences.ts';
import { withArticle } from './reading/subject.ts';
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

  test('in other languages are quoted whole and never taken apart', () => {
    const spoken = [describedCoins.arabic, describedCoins.chinese];
    for (const facts of spoken)
      for (const design of designNames)
        for (const seed of seeds) {
          const quoting = textsOf(compose({ facts, seed, design })).filter((text) =>
            /[\p{sc=Arabic}\p{sc=Han}]/u.test(text),
          );
          const sentences = readSentences(facts.description);
          expect(quoting.filter((text) => !sentences.some((sentence) => text.includes(sentence)))).toEqual(
            [],
          );
        }
  });

  test('in other languages stand alone: between them only names and signs that every language has', () => {
    const { arabic, chinese, spanish } = describedCoins;
    for (const facts of [arabic, chinese, spanish])
      for (const seed of seeds) {
        const page = compose({ facts, seed });
        const said = readSentences(facts.description).map((sentence) => sentence.replace(/\.$/, ''));
        const bare = textsOf(page)
          .map((text) => said.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text))
          .map((text) => text.replaceAll(/\{(?:name|ticker|chain|native)\}/g, ''));
        expect(bare.filter((text) => /\p{L}/u.test(text))).toEqual(['Plans of the creator, and no promise.']);
        const { headline, tagline } = propsOf(page, 'hero');
        expect(headline).not.toBe(tagline);
        expect(said.some((sentence) => `${headline} ${tagline}`.includes(sentence))).toBe(true);
      }
    expect(compose({ facts: arabic, seed: 1 }).lang).toBe('ar');
    expect(compose({ facts: chinese, seed: 1 }).lang).toBe('zh');
    expect(compose({ facts: spanish, seed: 1 }).lang).toBe('es');
    expect(compose({ facts: describedCoins.pepe, seed: 1 }).lang).toBeUndefined();
  });

  test('keep single marks inside ours', () => {
    const quoted = seeds
      .flatMap((seed) => textsOf(compose({ facts: describedCoins.markup, seed, design: 'moonshot' })))
      .find((text) => text.includes('“<script>'));
    expect(quoted).toContain('a ‘hacker’ cat');
  });
});

describe('our words', () => {
  test('are found for every place', () => {
    expect(ownWords(/^\{name\}$/)).toEqual([]);
  });

  test('ask for nothing and guarantee nothing', () => {
    const texts = new Set(writtenPages.flatMap(({ page }) => textsOf(page)));
    const found = [...texts].filter((text) => findPolicyViolations(text).length > 0);
    expect(found).toEqual([]);
  });

  test('invent nothing that the creator did not state', () => {
    expect(
      ownWords(
        /\b(?:supply|tax(?:es)?|audit\w*|listed|listing|partner\w*|holders?|team|founders?|(?<!\/)devs?|roadmap|burn\w*|liquidity|renounced|presale|airdrop|whitepaper|million\w*|billion\w*|20\d\d)\b/i,
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

  test('belong to this coin: no line could stand on the page of a coin about something else', () => {
    const { pepe, dogwifhat, blub, mao, potato, ducks, wizard } = describedCoins;
    for (const design of designNames)
      for (const seed of seeds) {
        const lines = [pepe, dogwifhat, blub, mao, potato, ducks, wizard].flatMap((facts) => [
          ...new Set(textsOf(compose({ facts, seed, design }))),
        ]);
        expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
      }
  });

  test('are clean English for every noun that we know', () => {
    const slip =
      /\b(?:undefined|NaN)\b|(?<!\/)\bnull\b|\[object| {2}| [,;:!?]|\ba [aeio](?!ne|nce)|\ban [^aeiouAEIOU8h\s]|\b(?:the the|a the|the an?|an? an?)\b|[^.]\.\.(?!\.)|,\.|“”|^\s|\s$/;
    // Every noun in three voices, every voice with a quarter of the nouns.
    const texts = lexicon.flatMap(({ noun }, position) =>
      [0, 4, 8].flatMap((step) => {
        const design = designNames[(position + step) % designNames.length];
        const description = `${withArticle(noun)} who lost the key and kept the door.`;
        const facts = testFacts({ name: 'Zorp', symbol: 'ZORP', description });
        return textsOf(compose({ facts, seed: noun.length, design }));
      }),
    );
    expect(texts.filter((text) => slip.test(text))).toEqual([]);
  });

  test('agree with several as with one', () => {
    const { ducks } = describedCoins;
    const texts = designNames.flatMap((design) =>
      Array.from({ length: 6 }, (_, seed) => textsOf(compose({ facts: ducks, seed, design }))).flat(),
    );
    const slip =
      /(?<!(?:to|about|of) the )\bducks (?:is|has|was|does|gets|runs|reads|thinks|answers|accepts|requires|keeps|writes|steps)\b|\b(?:one|a) ducks\b|\b(?:(?<!\bit )is|does|(?<!that )was) the (?:two )?ducks\b/i;
    expect(texts.filter((text) => slip.test(text))).toEqual([]);
  });
});
