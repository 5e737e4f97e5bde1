import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Block, parseMarkdown, textOf } from './parse-markdown.ts';

/** What an operator writes: `content/{name}.md`. All but `video`, a part of the dashboard, are pages. */
const names = ['services', 'tools', 'privacy', 'terms', 'disclaimers', 'promotion', 'video'] as const;
export type ContentName = (typeof names)[number];

/** A page of Markdown: its first heading, and what follows. */
export interface ContentPage {
  title: string;
  blocks: Block[];
}

/**
 * Reads `content/{name}.md` below the working directory, uncached, so that an operator's change shows at once.
 * @throws {Response} 404 when there is no such file.
 */
export async function readContent(name: ContentName): Promise<ContentPage> {
  const source = await readFile(join(process.cwd(), 'content', `${name}.md`), 'utf8').catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
      }
      throw error;
    },
  );
  const blocks = parseMarkdown(source);
  const [first, ...rest] = blocks;
  if (first?.kind === 'heading' && first.level === 1) return { title: textOf(first.content), blocks: rest };
  return { title: '', blocks };
}

export function contentNameOf(pathname: string): ContentName {
  const name = names.find((candidate) => candidate === pathname.replaceAll('/', ''));
  if (!name) throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
  return name;
}
