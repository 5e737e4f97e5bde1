import { expect, it } from 'vitest';
import { findNameViolations, findPolicyViolations } from './creator-text.ts';
import { creatorSentences } from './creator-sentences.fixture.ts';
import { creatorWarnings } from './creator-warnings.fixture.ts';
import { dangerousByLanguage, harmlessByLanguage } from './dangerous-by-language.fixture.ts';
import { dangerousSentences } from './dangerous-sentences.fixture.ts';

const isRefused = (text: string) => findPolicyViolations(text).length > 0;

it('lets every sentence of creators stand', () => {
  expect(new Set(creatorSentences).size).toBeGreaterThanOrEqual(300);
  expect(creatorSentences.filter(isRefused)).toEqual([]);
});

it('lets creators’ sentences stand beside each other', () => {
  const paragraphs = creatorSentences.map((sentence, at) => `${creatorSentences[at - 1] ?? ''} ${sentence}`);
  expect(paragraphs.filter(isRefused)).toEqual([]);
});

it('lets creators’ sentences stand on lines of their own', () => {
  const paragraphs = creatorSentences.map((sentence, at) => `${creatorSentences[at - 1] ?? ''}\n${sentence}`);
  expect(paragraphs.filter(isRefused)).toEqual([]);
});

it('lets warnings of risks and of impostors stand', () => {
  expect(creatorWarnings.filter(isRefused)).toEqual([]);
  expect(isRefused(creatorWarnings.join(' '))).toBe(false);
});

it('refuses at least 90 of 100 dangerous sentences', () => {
  expect(new Set(dangerousSentences).size).toBeGreaterThanOrEqual(150);
  const refused = dangerousSentences.filter(isRefused);
  expect(refused.length / dangerousSentences.length).toBeGreaterThanOrEqual(0.9);
});

const linesOf = (texts: Readonly<Record<string, string>>) =>
  Object.values(texts).flatMap((lines) => lines.trim().split('\n'));

it('refuses the commonest wordings in other languages, and no warning or joke beside them', () => {
  expect(linesOf(dangerousByLanguage).filter((text) => !isRefused(text))).toEqual([]);
  expect(linesOf(harmlessByLanguage).filter(isRefused)).toEqual([]);
  expect(Object.values(harmlessByLanguage).filter(isRefused)).toEqual([]);
});

it('lets any name stand that is no link', () => {
  const names = [
    'OFFICIAL TRUMP',
    '100x Gem',
    '1000X',
    'Get Rich',
    'Risk Free',
    'Guaranteed Moon',
    'v2.0',
    'Dr. Frog',
    '猫币 🐈',
    'AI dot com',
    'Bubble dot com',
  ];
  expect(names.filter((name) => findNameViolations(name).length > 0)).toEqual([]);
});
