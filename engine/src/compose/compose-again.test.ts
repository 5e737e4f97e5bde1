import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { pageDocument, type PageDocument } from '../document/schema.ts';
import { type Facts, nothingChosen } from '../facts.ts';
import { composeAgain } from './compose-again.ts';
import { compose } from './compose.ts';
import { textsByPlace } from './copy-report.ts';
import { readCoin } from './reading/reading.ts';
import { describedCoins } from './test-support/described-coins.fixture.ts';
import { seeds } from './test-support/written-pages.fixture.ts';

const coins = Object.values(describedCoins);

function again(document: PageDocument, before: Facts | null, facts: Facts) {
  return composeAgain({ document, facts: before }, { facts, reading: readCoin(facts) });
}

/** The page in words that nobody else has. */
function asByModel(page: PageDocument): PageDocument {
  const sections = page.sections.map((section) => {
    const texts: [string, unknown][] = Object.entries(section.props);
    const props = texts.map(([field, value]) => [
      field,
      typeof value === 'string' && value !== '' ? `Model: ${section.id} ${field}` : value,
    ]);
    return { ...section, props: Object.fromEntries(props) as unknown } as (typeof page.sections)[number];
  });
  return { ...page, generator: 'model', title: 'Model: title', description: 'Model: description', sections };
}

describe('a page that is written again', () => {
  test('is the same where the coin is the same, whoever wrote it', () => {
    for (const facts of coins)
      for (const seed of seeds) {
        const page = compose({ facts, seed });
        expect(again(page, facts, facts).document).toEqual(page);
        expect(again(page, null, facts).document).toEqual(page);
        const theirs = asByModel(page);
        const { document, changed } = again(theirs, facts, facts);
        expect(document).toEqual(theirs);
        expect(changed.size).toBe(0);
      }
  });

  test('of another ticker, chain, link or colour is the same, as facts stand in it as tokens', () => {
    const other = { symbol: 'OTHER', buyUrl: null, colours: ['#00ff00'], blockchain: 'Base' as const };
    for (const facts of coins.filter(({ blockchain }) => blockchain !== 'Other'))
      for (const seed of seeds) {
        const page = compose({ facts, seed });
        const { document } = again(page, facts, { ...facts, ...other });
        expect(document).toEqual(page);
      }
  });

  test('of another description keeps most of its lines, and a model’s among them', () => {
    for (const facts of coins.filter(({ description }) => description.length > 200)) {
      const longer = { ...facts, description: `${facts.description} And one thing more was never told.` };
      const page = compose({ facts, seed: 5 });
      const { document } = again(page, facts, longer);
      expect(document).toMatchObject({ design: page.design, layout: page.layout, emblem: page.emblem });
      expect(document.sections.map(({ id }) => id)).toEqual(page.sections.map(({ id }) => id));
      const before = textsByPlace(page).map(({ text }) => text);
      const kept = textsByPlace(document).filter(({ text }) => before.includes(text));
      expect(kept.length / before.length).toBeGreaterThan(0.8);
      const theirs = again(asByModel(page), facts, longer);
      const models = textsByPlace(theirs.document).filter(({ text }) => text.startsWith('Model: '));
      expect(models.length).toBeGreaterThan(15);
      expect([...theirs.changed.keys()]).toContain('story');
    }
  });

  test('takes the design that its creator chose since: a model’s words in it, the composer’s in its own manner', () => {
    const { pepe } = describedCoins;
    const page = compose({ facts: pepe, seed: 5, design: 'comic' });
    const chosen = { ...pepe, about: { ...nothingChosen, design: 'terminal' } };
    expect(again(page, pepe, chosen).document).toEqual({
      ...compose({ facts: chosen, seed: 5 }),
      layout: page.layout,
    });
    expect(again(asByModel(page), pepe, chosen).document).toEqual({ ...asByModel(page), design: 'terminal' });
  });

  test('in another language is written anew', () => {
    const { pepe } = describedCoins;
    const spanish = { ...pepe, about: { ...nothingChosen, language: 'es' as const } };
    const page = asByModel(compose({ facts: pepe, seed: 5 }));
    const { document } = again(page, pepe, spanish);
    expect(document.lang).toBe('es');
    expect(JSON.stringify(document)).not.toContain('Model: ');
  });

  test('gets the sections that there was nothing for', () => {
    const silent = { ...describedCoins.pepe, description: '' };
    const page = compose({ facts: silent, seed: 5 });
    expect(page.sections.map(({ kind }) => kind)).not.toContain('story');
    for (const design of designNames) {
      const { document } = again({ ...page, design }, silent, describedCoins.pepe);
      expect(document.sections.map(({ kind }) => kind)).toContain('story');
      expect(pageDocument.safeParse(document).success).toBe(true);
    }
  });

  test('names the composer’s own words, which a model may be asked for', () => {
    const { pepe } = describedCoins;
    const page = compose({ facts: pepe, seed: 5 });
    expect([...again(page, pepe, pepe).composed]).toEqual(
      expect.arrayContaining(['title', 'description', 'hero', 'story', 'closing']),
    );
    const theirs = again(asByModel(page), pepe, pepe).composed;
    for (const name of ['title', 'hero', 'story']) expect([...theirs]).not.toContain(name);
  });
});
