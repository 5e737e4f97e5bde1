import { expect, test } from 'vitest';
import { parseMarkdown, textOf } from './parse-markdown.ts';

test('a document becomes headings, paragraphs, lists, quotes and rules', () => {
  const blocks = parseMarkdown(
    '# Terms\nFirst line\nof one paragraph.\n\n- one\n- two\n  goes on\n\n1. uno\n2. due\n\n> said\n> so\n\n---\n',
  );
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, content: [{ kind: 'text', text: 'Terms' }] },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'First line of one paragraph.' }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two goes on' }]],
    },
    {
      kind: 'list',
      ordered: true,
      items: [[{ kind: 'text', text: 'uno' }], [{ kind: 'text', text: 'due' }]],
    },
    { kind: 'quote', content: [{ kind: 'text', text: 'said so' }] },
    { kind: 'rule' },
  ]);
});

test('bold, italics, code and links are understood', () => {
  const [block] = parseMarkdown('Read **this**, *slowly*, at `/terms` or [here](https://example.com/x).');
  expect(block?.kind === 'paragraph' && block.content).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ', ' },
    { kind: 'emphasis', text: 'slowly' },
    { kind: 'text', text: ', at ' },
    { kind: 'code', text: '/terms' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'here', href: 'https://example.com/x' },
    { kind: 'text', text: '.' },
  ]);
});

test('links that could run a script, and HTML, stay text', () => {
  for (const source of [
    '[x](javascript:alert)',
    '[x](data:text/html,a)',
    '[x](//evil.example)',
    '<b onclick="x">b</b>',
  ]) {
    const [block] = parseMarkdown(source);
    expect(block?.kind === 'paragraph' && block.content.every((piece) => piece.kind === 'text')).toBe(true);
    expect(block?.kind === 'paragraph' && textOf(block.content)).toBe(source);
  }
});
