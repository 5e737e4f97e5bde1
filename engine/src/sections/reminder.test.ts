import { expect, test } from 'vitest';
import type { Facts } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { pageLinks } from './links.ts';
import { launchReminder, needsReminder } from './reminder.ts';

const alone = { contractAddress: null, telegramUrl: null, xUrl: null };
const before = Date.UTC(2026, 10, 21, 12);
const pageUrl = 'https://moonpage.test/p/pepe';

test('a coin without contract, Telegram or X needs a reminder until it launches, and no other', () => {
  const needs = (facts: Facts, now: number) => needsReminder(pageLinks(facts), facts, now);
  const facts = testFacts(alone);
  expect(needs(facts, before)).toBe(true);
  expect(needs(facts, facts.launchAt)).toBe(false);
  expect(needs(testFacts({ ...alone, telegramUrl: 'https://t.me/pepe' }), before)).toBe(false);
  expect(needs(testFacts({ ...alone, xUrl: 'https://x.com/pepe' }), before)).toBe(false);
  expect(needs(testFacts({ telegramUrl: null, xUrl: null }), before)).toBe(false);
});

test('it is one event at the launch, with an alarm before it and the page’s address', () => {
  const file = launchReminder({ facts: testFacts(alone), lang: undefined, pageUrl, at: before });
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonpage//Launch//EN',
    'BEGIN:VEVENT',
    `UID:${pageUrl}#launch`,
    'DTSTAMP:20261121T120000Z',
    'DTSTART:20270115T180000Z',
    'SUMMARY:Launch: Pepe ($PEPE)',
    `DESCRIPTION:${pageUrl}`,
    `URL:${pageUrl}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:Launch: Pepe ($PEPE)',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('it is in the page’s language, and a name can add no line to it', () => {
  const facts = testFacts({ ...alone, name: 'Gato, el; \\\r\nATTACH:x', symbol: 'GATO' });
  const lines = launchReminder({ facts, lang: 'es', pageUrl, at: before }).split('\r\n');
  expect(lines).toContain('SUMMARY:Lanzamiento: Gato\\, el\\; \\\\ ATTACH:x ($GATO)');
  expect(lines.filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});

test('its long lines are folded between characters, each of 75 octets at most', () => {
  const facts = testFacts({ ...alone, name: '猫币🐈'.repeat(20) });
  const file = launchReminder({ facts, lang: 'zh', pageUrl, at: before });
  for (const line of file.split('\r\n')) expect(Buffer.from(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:上线: ${'猫币🐈'.repeat(20)} ($PEPE)`);
});
