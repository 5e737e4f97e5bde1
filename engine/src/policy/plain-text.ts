/** A text in one plain spelling for rules to match, and where each part of it came from. */
export interface PlainText {
  /** NFKC, small letters, straight apostrophes, single spaces, no invisible characters or accents; line breaks stay. */
  readonly plain: string;
  /** The words as they were written. @param start position in `plain` */
  readonly written: (start: number, end: number) => string;
}

/** Letters of other alphabets that look like Latin ones, in the order of `latin`. */
const lookalikes = 'аеорсухіјѕԁɡоνκιı';
const latin = 'aeopcyxijsdgovkii';

/**
 * Characters that show nothing or turn the direction of text. Joiners are left out: emoji, Arabic and Indic scripts are made
 * with them. So are variation selectors and tags, which belong to emoji.
 */
const hidden =
  /[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/;
const joinerOrSelector = /\u200c|\u200d|\ufe0e|\ufe0f/;

/** Whatever shows nothing by itself. */
const anyHidden = new RegExp(`${hidden.source}|${joinerOrSelector.source}|[\\u{e0000}-\\u{e007f}]`, 'gu');

export function withoutHidden(text: string): string {
  return text.replaceAll(anyHidden, '');
}

/** Text that is plain already, but for its capitals: by far the most. */
const isPlainAscii = /^(?! )(?:[!-_a-~\n]| (?! ))*$/;

export function toPlainText(text: string): PlainText {
  if (isPlainAscii.test(text)) return { plain: text.toLowerCase(), written: text.slice.bind(text) };
  let plain = '';
  /** For each unit of `plain`, where its character begins and ends in `text`. */
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = fold(character);
    const isRepeatedSpace = folded === ' ' && (plain === '' || plain.endsWith(' '));
    for (const unit of isRepeatedSpace ? '' : folded.split('')) {
      plain += unit;
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { plain, written: (start, end) => text.slice(starts[start] ?? 0, ends[end - 1] ?? at) };
}

function fold(character: string): string {
  if (/^[!-_a-~ ]$/.test(character)) return character.toLowerCase();
  if (character === '\n' || character === '\r') return '\n';
  if (/\s/.test(character)) return ' ';
  if (hidden.test(character) || joinerOrSelector.test(character)) return '';
  if (character === '’' || character === '‘' || character === '`' || character === '´') return "'";
  const simple = character.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const place = lookalikes.indexOf(simple);
  return place === -1 || simple === '' ? simple : (latin[place] ?? simple);
}

/** A joiner between two Latin letters joins nothing; it only hides a word. */
const needlessJoiner = /(?<=[\p{sc=Latin}\d])[\u200c\u200d](?=[\p{sc=Latin}\d\s]|$)/u;

/** A flag is made of tags behind a black flag; anywhere else they show nothing. */
const flag = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/gu;
const tag = /[\u{e0000}-\u{e007f}]/u;

const invisible = new RegExp(
  `(${flag.source})|${hidden.source}|${needlessJoiner.source}|${tag.source}`,
  'gu',
);

/** A text without what nobody sees in it, or what turns its direction; joiners stay where a script or an emoji needs them. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, (_, kept?: string) => kept ?? '');
}

/** The first character that hides in a text or turns its direction, and where it stands; null when there is none. */
export function findInvisible(text: string): { index: number; character: string } | null {
  const withoutFlags = text.replaceAll(flag, (tags) => ' '.repeat(tags.length));
  const [first] = [hidden.exec(text), needlessJoiner.exec(text), tag.exec(withoutFlags)]
    .filter((found) => found !== null)
    .toSorted((one, other) => one.index - other.index);
  return first === undefined ? null : { index: first.index, character: first[0] };
}
