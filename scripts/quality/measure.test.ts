import { expect, test } from 'vitest';
import { failuresOf, median, type PageQuality } from './measure.ts';

const perfect: PageQuality = {
  page: 'comic/pepe',
  form: 'mobile',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  paintRatio: 1.7,
  layoutShift: 0,
  htmlBytes: 14_000,
  wholeBytes: 120 * 1024,
  faults: [],
  audits: [],
};

test('a page at every limit passes', () => {
  expect(failuresOf(perfect, 'all')).toEqual([]);
});

test('a page beyond a limit fails by name', () => {
  expect(failuresOf({ ...perfect, scores: { ...perfect.scores, seo: 99 } }, 'all')).toEqual(['seo 99']);
  expect(failuresOf({ ...perfect, paintRatio: 1.71 }, 'all')).toEqual(['largest paint 1.71× a bare page']);
  expect(failuresOf({ ...perfect, layoutShift: 0.02 }, 'all')).toEqual(['layout shift 0.020']);
  expect(failuresOf({ ...perfect, htmlBytes: 14_001 }, 'all')).toEqual(['HTML 14001 bytes']);
  expect(failuresOf({ ...perfect, wholeBytes: 120 * 1024 + 1 }, 'all')).toEqual(['whole page 121 KB']);
  expect(failuresOf({ ...perfect, faults: ['axe: color-contrast'] }, 'all')).toEqual(['axe: color-contrast']);
});

test('on a desk the paint is told and not judged', () => {
  expect(failuresOf({ ...perfect, form: 'desktop', paintRatio: 3 }, 'all')).toEqual([]);
  expect(failuresOf({ ...perfect, form: 'desktop', layoutShift: 0.02 }, 'all')).toHaveLength(1);
});

test('the median is the middle reading', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

test('what a busy machine decides can be left out, and nothing else', () => {
  const slow = { ...perfect, scores: { ...perfect.scores, performance: 60 }, paintRatio: 3 };
  expect(failuresOf(slow, 'all')).toHaveLength(2);
  expect(failuresOf(slow, 'steady')).toEqual([]);
  expect(failuresOf({ ...slow, htmlBytes: 14_001, faults: ['axe: x'] }, 'steady')).toHaveLength(2);
  expect(failuresOf({ ...perfect, scores: { ...perfect.scores, accessibility: 99 } }, 'steady')).toHaveLength(
    1,
  );
});
