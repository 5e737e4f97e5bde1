import { expect, test } from 'vitest';
import { aboutHint } from './about-hint.ts';
import { languageName } from './page-language-names.ts';

const nothingChosen = { subject: null, tone: '', pageLanguage: '' } as const;
const raccoon = { subject: 'a raccoon', tone: 'deadpan', language: 'en' } as const;

test('what was read may be changed, and what was chosen may go back', () => {
  expect(aboutHint(null, nothingChosen)).toMatch(/^We read this in your words/);
  expect(aboutHint(raccoon, nothingChosen)).toMatch(/^We read this in your words/);
  expect(aboutHint(raccoon, { ...nothingChosen, tone: 'hype' })).toMatch(/^What you chose stays/);
});

test('who cannot be told is asked for, once', () => {
  const unknown = { ...raccoon, subject: null };
  expect(aboutHint(unknown, nothingChosen)).toMatch(/^We cannot tell what it is/);
  expect(aboutHint(unknown, { ...nothingChosen, subject: '' })).not.toMatch(/cannot tell/);
});

test('words in another language are told what the page does with them, until its creator has chosen', () => {
  const inSpanish = { ...raccoon, subject: null, language: 'es' };
  expect(aboutHint(inSpanish, nothingChosen)).toMatch(/^Your words are in Español, so the whole page is/);
  expect(aboutHint({ ...inSpanish, language: 'ja' }, nothingChosen)).toMatch(/^Your words stay in 日本語/);
  expect(aboutHint(inSpanish, { ...nothingChosen, pageLanguage: 'es' })).not.toMatch(/Your words are/);
});

test('languages have their own names', () => {
  expect(['id', 'vi', 'ko'].map(languageName)).toEqual(['Bahasa Indonesia', 'Tiếng Việt', '한국어']);
});
