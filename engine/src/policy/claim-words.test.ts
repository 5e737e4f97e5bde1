import { expect, it } from 'vitest';
import { claimWords, hasClaimWord, mentionedFields } from './claim-words.ts';

it('finds sentences with claims by their words', () => {
  const claims = [
    'Our token has zero tax.',
    'AUDITED by frogs',
    'Join 5000 holders',
    'an official partner',
    'LP is locked',
  ];
  const others = [
    'To the moon!',
    'Listen to the frog.',
    'The officer sleeps.',
    'Taxi for one frog.',
    'Trade it after launch.',
  ];
  expect([...claims, ...others].filter(hasClaimWord)).toEqual(claims);
});

it('finds them in the other languages of pages, and where a word only looks alike in none', () => {
  const claims = [
    'Null Steuern',
    'Cero impuestos',
    'Zéro taxe',
    'Bebas pajak',
    'Zero taxas',
    'Налог ноль',
    'Sıfır vergi',
    'Không thuế',
    '零税',
    'Liquidität für immer',
    'Liquidez quemada',
    'Likuiditas dibakar',
    'Thanh khoản đã khóa',
    'Прибыль каждый день',
    '官方猫币',
  ];
  const others = ['Поезд прибыл.', 'Вся аудитория спит.', 'Arzuladım.', 'Il a fini le pain.', '猫不卖。'];
  expect([...claims, ...others].filter(hasClaimWord)).toEqual(claims);
});

it('has a short list of words', () => {
  expect(claimWords.length).toBeLessThanOrEqual(80);
  expect(new Set(claimWords).size).toBe(claimWords.length);
});

it('tells which fields of the form a text speaks of', () => {
  expect(mentionedFields('Zero TAX, LP burned, supply of a billion.')).toEqual([
    'supply',
    'taxes',
    'liquidity',
  ]);
  expect(mentionedFields('A frog in a taxi.')).toEqual([]);
});
