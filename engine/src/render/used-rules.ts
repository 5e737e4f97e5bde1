import { boundedCache } from '../colour/bounded-cache.ts';

const className = /\.([a-z][\w-]*)/gi;

interface Piece {
  readonly css: string;
  /** The classes that each of a rule's selectors needs; null where the piece stays on every page. */
  readonly needs: readonly (readonly string[])[] | null;
}

const pieces = boundedCache<readonly Piece[]>(512);

/**
 * A page's style without the rules whose every selector needs a class that none of its elements has.
 * @param sheets which many pages share, and which are split once; none ends within a rule
 */
export function usedRules(sheets: readonly string[], html: string): string {
  const present = new Set<string>();
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(' ')) present.add(name);
  const isUsed = ({ needs }: Piece) =>
    needs === null || needs.some((names) => names.every((name) => present.has(name)));
  const kept: string[] = [];
  for (const { css } of sheets.flatMap((sheet) => pieces(sheet, () => piecesOf(sheet)).filter(isUsed))) {
    // An `@media` that holds no rule any more goes, too.
    if (css.trim() === '}' && kept.at(-1)?.endsWith('{')) kept.pop();
    else kept.push(css);
  }
  return kept.join('');
}

/** A page's style without the custom properties that nothing on the page reads. */
export function usedProperties(style: string, html: string): string {
  const read = new Set<string>();
  for (const text of [style, html])
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) read.add(name);
  return style.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
}

function piecesOf(sheet: string): Piece[] {
  const found: Piece[] = [];
  /** What stands before the brace that was opened last, with it; empty once it is known what follows. */
  let opened = '';
  let start = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    const part = sheet.slice(start, index + 1);
    start = index + 1;
    if (brace === '}') {
      // Only what holds no other rule is one that may be unused.
      found.push({ css: opened + part, needs: opened === '' ? null : needsOf(opened) });
      opened = '';
    } else {
      if (opened !== '') found.push({ css: opened, needs: null });
      opened = part;
    }
  }
  return [...found, { css: opened + sheet.slice(start), needs: null }].filter(({ css }) => css !== '');
}

function needsOf(selectors: string): Piece['needs'] {
  return withoutBrackets(selectors.slice(selectors.lastIndexOf('*/') + 1))
    .split(',')
    .map((selector) => [...selector.matchAll(className)].map(([, name = '']) => name));
}

/** `:is(.a, .b)` and `[href='.c']` do not say that a class must be there. */
function withoutBrackets(selectors: string): string {
  let depth = 0;
  let bare = '';
  for (const letter of selectors) {
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0) bare += letter;
  }
  return bare;
}
