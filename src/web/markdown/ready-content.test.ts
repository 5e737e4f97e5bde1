import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown, textOf } from './parse-markdown.ts';

const folder = join(import.meta.dirname, '../../../content/ready');
/** What an operator fills in, such as `[Company name]`; a link is none. */
const gap = /\[[A-Z][^\]]*\](?!\()/g;
const gapsOf = (text: string) => [...new Set(text.match(gap))].toSorted();

function inlinesOf(block: Block): readonly Inline[] {
  if (block.kind === 'rule') return [];
  return block.kind === 'list' ? block.items.flat() : block.content;
}

test.each([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['disclaimers', 'Disclaimers'],
])(
  'the %s that can be copied are shown as they are meant, and list their gaps at the top',
  async (name, title) => {
    const blocks = parseMarkdown(await readFile(join(folder, `${name}.md`), 'utf8'));
    const [heading, list, ...rest] = blocks;
    expect(heading).toMatchObject({ kind: 'heading', level: 1 });
    expect(heading && textOf(inlinesOf(heading))).toBe(title);
    expect(list?.kind).toBe('quote');
    const gaps = gapsOf(list ? textOf(inlinesOf(list)) : '');
    expect(gaps).toContain('[Company name]');
    expect(gapsOf(rest.map((block) => textOf(inlinesOf(block))).join('\n'))).toEqual(gaps);

    // No mark of Markdown that is not understood here, and no link to a page that is not there.
    const inlines = blocks.flatMap(inlinesOf);
    for (const { text } of inlines) expect(text).not.toMatch(/\*\*|\]\(|^#|\|/);
    const links = inlines.filter((inline) => inline.kind === 'link');
    expect(links.filter(({ href }) => href !== '/support' && href !== '/terms')).toEqual([]);
  },
);
