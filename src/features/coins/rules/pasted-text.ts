/**
 * The plain text that pasted text means: without the marks of Markdown, the tags and entities of HTML, written-out line breaks, and
 * UTF-8 that was read as Latin-1. Lines, paragraphs and lists stay. What comes out passes again and comes out the same.
 */
export function plainText(pasted: string): string {
  const read = readEntities(readMojibake(pasted)).replaceAll(/(?<!\b[a-z]:)(?:\\r)?\\n/gi, '\n');
  return withoutMarkdown(withoutTags(read));
}

/** What Windows-1252 shows for the bytes 0x80 to 0x9f; the others are as in Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Letters that are bytes; what stands between them is ASCII and means itself. */
const bytesShown = /[\u0080-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2,}/g;

/** `donâ€™t`: one way back, where it is one. */
function readMojibake(text: string): string {
  return text.replaceAll(bytesShown, (shown) => {
    if (!/[ÃÂ]|â€|ðŸ/.test(shown)) return shown;
    const bytes = Uint8Array.from(shown, (character) => {
      const place = windows1252.indexOf(character);
      return place === -1 ? character.charCodeAt(0) : 0x80 + place;
    });
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return shown;
    }
  });
}

/** Those that editors write. A whole list of HTML's two thousand would be most of the form's script. */
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
};

function readEntities(text: string): string {
  return text
    .replaceAll(/&(?:amp;|#0*38;|#x0*26;)+/gi, '&')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      },
    );
}

const element =
  'a|abbr|article|b|blockquote|body|br|center|code|del|div|em|figure|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|main|mark|meta|nav|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul';
const unseen = /<(script|style|title|noscript|template)\b[^<>]*>[^<]*<\/\1\s*>/gi;
const lineEnd = /<(?:br|\/(?:li|tr|div|section|article|header|footer))\b[^<>]*>/gi;
const paragraphEnd = /<\/(?:p|h[1-6]|ul|ol|table|blockquote|pre)\b[^<>]*>/gi;
const link = /<a\b([^<>]*)>([^<>]*)<\/a>/gi;
const address = /\bhref=["']?([^"'<>\s]+)/i;
const tag = new RegExp(`</?(?:${element})\\b(?: [^<>]*| ?/)?>|<!--[^<>]*-->|<!doctype[^<>]*>`, 'gi');

function withoutTags(text: string): string {
  if (!/<[/!a-z]/i.test(text)) return text;
  return text
    .replaceAll(unseen, '')
    .replaceAll(link, (_, attributes: string, words: string) =>
      named(words, address.exec(attributes)?.[1] ?? ''),
    )
    .replaceAll(lineEnd, '\n')
    .replaceAll(paragraphEnd, '\n\n')
    .replaceAll(/<li\b[^<>]*>/gi, '- ')
    .replaceAll(tag, '');
}

/** The marks of Markdown that stand around words; single ones with blanks or stops outside, so that `¯\_(ツ)_/¯` stays. */
const around = [
  /(\*\*\*|\*\*|__|~~|\|\||``)(?=\S)([^\n*_~|`]+?)(?<=\S)\1/g,
  /(?<=^|[\s(“"'])(\*)(?=\S)([^\n*]+)(?<=\S)\*(?=$|[\s.,;:!?)”"'])/gm,
  /(?<=^|[\s(“"'])(_)(?=\S)([^\n_]+)(?<=\S)_(?=$|[\s.,;:!?)”"'])/gm,
  /(`)([^\n`]+)`/g,
];

function withoutMarkdown(text: string): string {
  const unmarked = text
    .replaceAll(/!\[([^[\]\n]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(
      /\[([^[\]\n]+)\]\((?:<)?([^()\s<>]+)(?:>)?(?: "[^"\n]*")?\)/g,
      (_, words: string, href: string) => named(words, href),
    )
    .replaceAll(/^[ \t]{0,9}(?:`{3}\S{0,20}|[-*_=]{3,})[ \t]*$/gm, '')
    .replaceAll(/^[ \t]{0,9}#{1,6}[ \t]{1,9}(?=\S)/gm, '')
    .replaceAll(/^[ \t]{0,9}>[ \t]{1,9}(?=\S)/gm, '')
    .replaceAll(/\\([*~`#[\]()>.!+-])/g, '$1');
  return around.reduce((kept, mark) => kept.replaceAll(mark, '$2'), unmarked);
}

/** A link as plain text: where it leads stands behind its words, if they do not say so. */
function named(words: string, href: string): string {
  const place = href.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/\/$/, '');
  if (words.trim() === '') return href;
  return /^(?:https?|mailto):/i.test(href) && !words.includes(place) ? `${words} (${href})` : words;
}
