export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'rule' };

const listItem = /^(?:([-*+])|\d+[.)])\s+(\S.*|)$/;

/**
 * Parses a subset of Markdown: headings, paragraphs, lists, quotes, rules, bold, italics, code and links. Anything else, HTML
 * included, stays text.
 */
export function parseMarkdown(source: string): Block[] {
  return (
    source
      .replace(/\r\n?/g, '\n')
      // A heading needs no empty line around it.
      .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
      .split(/\n\s*\n/)
      .map((block) => block.trim())
      .filter((block) => block !== '')
      .map(parseBlock)
  );
}

function parseBlock(block: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(block);
  if (heading) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    return { kind: 'heading', level, content: parseInline((heading[2] ?? '').trim()) };
  }
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(block)) return { kind: 'rule' };
  const lines = block.split('\n').map((line) => line.trim());
  const first = listItem.exec(lines[0] ?? '');
  if (first) return { kind: 'list', ordered: first[1] === undefined, items: parseItems(lines) };
  if (lines.every((line) => line.startsWith('>'))) {
    return { kind: 'quote', content: parseInline(lines.map((line) => line.replace(/^>\s?/, '')).join(' ')) };
  }
  return { kind: 'paragraph', content: parseInline(lines.join(' ')) };
}

function parseItems(lines: string[]): Inline[][] {
  const items: string[] = [];
  for (const line of lines) {
    const item = listItem.exec(line);
    if (item) items.push(item[2] ?? '');
    else items.push(`${items.pop() ?? ''} ${line}`.trim());
  }
  return items.map(parseInline);
}

const inline = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  const plain = (piece: string) => {
    if (piece) pieces.push({ kind: 'text', text: piece });
  };
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, emphasis, label, href] = match;
    plain(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code) pieces.push({ kind: 'code', text: code });
    else if (strong) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis) pieces.push({ kind: 'emphasis', text: emphasis });
    else if (label && href && isSafe(href)) pieces.push({ kind: 'link', text: label, href });
    else plain(whole);
  }
  plain(text.slice(end));
  return pieces;
}

function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i.test(href);
}

export function textOf(content: readonly Inline[]): string {
  return content.map((piece) => piece.text).join('');
}
