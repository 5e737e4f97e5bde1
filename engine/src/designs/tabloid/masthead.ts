import { englishOnly } from '../shared/english-only.ts';
import { widthOf as widthInHeadline } from './headline-set.ts';

/** How wide the name of the paper is set, from a few letters to more than a line holds. */
export type MastheadFit = '1' | '2' | '3' | '4' | '5';

/** Advances of UnifrakturCook in ems, by groups of letters; other scripts come out in faces of their own. */
const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;
const broad = /[\p{Lu}mw]/u;
const slim = /[\s.,:;!’ijlft]/u;

/** What stands over the page: `The Daily` and the coin, or the coin alone where its name fills the line or the page is not in English. */
export interface Masthead {
  prefix: string;
  name: string;
  /** In ems. */
  width: number;
  fit: MastheadFit;
  /** Blackletter capitals in a row cannot be read, and its k is taken for an f: such a name is set as headlines are, letter for letter. */
  isPlain: boolean;
}

/** Of a plain name, in parts of the blackletter's size. */
export const plainSize = 0.84;

export function mastheadOf(name: string, page: { isEnglish: boolean }): Masthead {
  const prefix = englishOnly(page, 'The Daily ') ?? '';
  const isPlain = /\p{Lu}{3}|k/u.test(name);
  const own = isPlain ? widthInHeadline(name) * plainSize : widthOf(name);
  const hasRoom = own <= 6.5 && !/^the\b/i.test(name);
  const width = own + (hasRoom ? widthOf(prefix) : 0);
  return { prefix: hasRoom ? prefix : '', name, width, fit: fitOf(width), isPlain };
}

function fitOf(width: number): MastheadFit {
  if (width > 15) return '5';
  if (width > 11) return '4';
  if (width > 8) return '3';
  return width > 6.4 ? '2' : '1';
}

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (wideScript.test(letter)) width += 1.1;
    else if (broad.test(letter)) width += 0.68;
    else width += slim.test(letter) ? 0.27 : 0.46;
  }
  return width;
}
