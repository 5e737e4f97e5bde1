import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import { readStoredFacts } from './stored-facts.ts';

test('facts of today are read as they were stored', () => {
  const facts = testFacts({});
  expect(readStoredFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
});

test('facts from before creators could state or choose anything state and choose nothing', () => {
  const {
    about: _about,
    creatorStated: _stated,
    roadmap: _roadmap,
    gallery: _gallery,
    embedsChart: _embeds,
    ...old
  } = testFacts({});
  expect(readStoredFacts(old)).toEqual({
    ...old,
    about: { subject: null, tone: null, language: null, emblem: null, design: null },
    creatorStated: { supply: null, buyTax: null, sellTax: null, liquidity: null, ownership: null },
    roadmap: [],
    gallery: [],
    embedsChart: false,
  });
});

test('a picture’s lighter twin is read where there is one', () => {
  const image = { url: '/p/assets/one.webp', width: 2, height: 3 };
  for (const stored of [image, { ...image, avif: '/p/assets/one.avif' }])
    expect(readStoredFacts(testFacts({ image: stored })).image).toEqual(stored);
});

test('values that are no facts are distinguished from old facts', () => {
  expect(() => readStoredFacts(null)).toThrow('Stored facts cannot be read.');
  expect(() => readStoredFacts({ ...testFacts({}), name: 7 })).toThrow('Stored facts cannot be read.');
});
