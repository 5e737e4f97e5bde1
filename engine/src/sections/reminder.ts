import type { Facts } from '../facts.ts';
import { pageTexts } from '../languages/languages.ts';
import { fillTokens, tokenValues } from '../text/tokens.ts';
import type { PageLinks } from './links.ts';

/** Minutes before the launch at which a calendar speaks up. */
const minutesBefore = 15;
/** Octets of a line, its break aside. */
const longestLine = 75;

/** Whether there is nothing to lead to but the launch itself: the main button then puts it in one's calendar. */
export function needsReminder(
  { action }: Pick<PageLinks, 'action'>,
  { launchAt }: Pick<Facts, 'launchAt'>,
  now: number,
): boolean {
  return action === null && now < launchAt;
}

/**
 * The launch as a calendar's event: https://www.rfc-editor.org/rfc/rfc5545. An event of the same page takes the place of an earlier one.
 * @param reminder.lang of the page, BCP 47; English without it
 * @param reminder.at when it was made, milliseconds since 1970
 */
export function launchReminder(reminder: {
  facts: Facts;
  lang: string | undefined;
  pageUrl: string;
  at: number;
}): string {
  const { facts, lang, pageUrl, at } = reminder;
  const { texts } = pageTexts(lang);
  const title = escaped(
    fillTokens(`${texts.launch.label}: {name} ({ticker})`, tokenValues(facts, texts.unnamed)),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonpage//Launch//EN',
    'BEGIN:VEVENT',
    `UID:${pageUrl}#launch`,
    `DTSTAMP:${instant(at)}`,
    `DTSTART:${instant(facts.launchAt)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(pageUrl)}`,
    `URL:${pageUrl}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${minutesBefore}M`,
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** E.g. `20270115T180000Z`. */
function instant(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

/** A creator's words cannot begin another line of the file. */
function escaped(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/[\\;,]/g, String.raw`\$&`);
}

/** A long line goes on behind a space, and no character is cut in two. */
function folded(line: string): string {
  let whole = '';
  let length = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (length + octets > longestLine) {
      whole += '\r\n ';
      length = 1;
    }
    whole += character;
    length += octets;
  }
  return whole;
}
