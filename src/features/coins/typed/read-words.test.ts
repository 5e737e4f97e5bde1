import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test('what a description says that the coin is, how it says it and in which language', () => {
  const description = 'Kevin is a raccoon who never sleeps. He lives behind the bakery.';
  expect(readWords({ coinName: 'Kevin', description })).toEqual({
    subject: 'a raccoon',
    tone: 'deadpan',
    language: 'en',
  });
});

test('words are read as they will be saved, without the marks they were pasted with', () => {
  const description = '<p>**Kevin** is a raccoon who never sleeps.</p>';
  expect(readWords({ coinName: '**Kevin**', description }).subject).toBe('a raccoon');
});

test('what is not certain is null, and what is not counted has no article', () => {
  expect(readWords({ coinName: 'Wen', description: 'Soon, they say.' }).subject).toBeNull();
  const description = 'Late Fries is one more portion of fries. The fries are late.';
  expect(readWords({ coinName: 'Late Fries', description }).subject).toBe('fries');
});

test('a language is read though pages have no texts in it', () => {
  const languageOf = (description: string) => readWords({ coinName: 'Perro', description }).language;
  expect(languageOf('Un perro con sombrero que nunca se quita el sombrero.')).toBe('es');
  expect(languageOf('帽子をかぶった犬です。帽子をぬぎません。')).toBe('ja');
});

test('words that no page says are not read', () => {
  const description = 'Kevin is a raccoon, see raccoon.com. It is a cat.';
  expect(readWords({ coinName: 'Kevin', description }).subject).not.toBe('a raccoon');
  expect(readWords({ coinName: '', description: '' })).toEqual({
    subject: null,
    tone: 'deadpan',
    language: 'en',
  });
});
