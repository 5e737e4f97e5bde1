import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reviewText } from '../../review.ts';
import { plainText } from '../plain-text.ts';
import { createJudge } from './judge.ts';
import { lessonFiles, readLessons, verdicts } from './lessons.ts';
import { restoreModel } from './model.ts';
import model from './model.json' with { type: 'json' };

const fileIn = (folder: string) => (name: string) =>
  readFileSync(join(import.meta.dirname, folder, `${name}.tsv`), 'utf8');
const lessonFile = fileIn('lessons');
const examFile = fileIn('exam');

const shareOf = (sentences: readonly { sentence: string }[], isSo: (sentence: string) => boolean) =>
  sentences.filter(({ sentence }) => isSo(sentence)).length / sentences.length;
const isRefused = (sentence: string) => reviewText(sentence).length > 0;

test('what is stored was learned from the lessons that lie beside it: `npm run teach` after a change', () => {
  const lessons = lessonFiles.map(lessonFile).join('');
  expect(model.lessons).toBe(createHash('sha256').update(lessons).digest('hex'));
});

test('no sentence of the exam was learned from', () => {
  const wordsOf = (sentence: string) =>
    plainText(sentence)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const learned = new Set(
    lessonFiles.flatMap((name) => readLessons(lessonFile(name))).map(({ sentence }) => wordsOf(sentence)),
  );
  const asked = ['refused', 'plain', 'near', 'denials'].flatMap((name) => readLessons(examFile(name)));
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter(({ sentence }) => learned.has(wordsOf(sentence)))).toEqual([]);
});

describe('of sentences that were written to examine it, the review', () => {
  const refused = readLessons(examFile('refused'));

  test('refuses five of six that it should, whatever they claim', () => {
    expect(shareOf(refused, isRefused)).toBeGreaterThan(5 / 6);
    for (const verdict of verdicts.slice(1)) {
      const theirs = refused.filter((each) => each.verdict === verdict);
      expect([verdict, theirs.length > 50, shareOf(theirs, isRefused) > 2 / 3]).toEqual([
        verdict,
        true,
        true,
      ]);
    }
  });

  test.each<[string, (sentence: string) => string]>([
    ['behind a denial', (sentence) => `Nobody can promise profits, but ${sentence}`],
    ['behind a warning', (sentence) => `We never ask for your seed phrase. ${sentence}`],
    ['behind another denial', (sentence) => `Not audited yet, but ${sentence}`],
  ])('refuses as many %s', (_, change) => {
    expect(shareOf(refused, (sentence) => isRefused(change(sentence)))).toBeGreaterThan(5 / 6);
  });

  test('refuses two of three wherever they stand in a long honest sentence', () => {
    const village = 'the herons come home in the evening and the whole village smells of soup and rain';
    const isRefusedWrapped = (sentence: string) =>
      isRefused(`When ${village}, ${sentence}`) &&
      isRefused(`${sentence.replace(/[.!]$/, '')}, while ${village}`);
    expect(shareOf(refused, isRefusedWrapped)).toBeGreaterThan(2 / 3);
  });

  test('keeps what creators say of their coins, mostly what only sounds alike, and most denials', () => {
    expect(shareOf(readLessons(examFile('plain')), isRefused)).toBeLessThan(0.02);
    expect(shareOf(readLessons(examFile('near')), isRefused)).toBeLessThan(0.07);
    expect(shareOf(readLessons(examFile('denials')), isRefused)).toBeLessThan(0.2);
  });

  test('says of what it refuses what is wrong', () => {
    const judge = createJudge(restoreModel(model));
    const told = refused.map(({ verdict, sentence }) => judge(plainText(sentence)).verdict === verdict);
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.85);
  });
});
