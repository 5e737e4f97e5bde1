import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { sections } from '@moonpage/engine/sections/sections.ts';
import type { RenderPreview } from '../pages/service.ts';
import type { BuildEvent, SectionWriter } from './contract.ts';
import type { PageDraft } from './draft-page.ts';
import { changeBetween } from './rules/text-change.ts';

export type GrowingPage = ReturnType<typeof createGrowingPage>;

/**
 * Emits how a page grows: once the whole page with the composer's words everywhere; then for each section its writer and the few
 * letters that changed. A screen shows the sections that were emitted.
 */
export function createGrowingPage(page: {
  facts: Facts;
  writer: SectionWriter;
  render: RenderPreview;
  emit: (event: BuildEvent) => void;
}) {
  const { facts, render, emit } = page;
  const positions = new Map<string, number>();
  const labels: string[] = [];
  const put = new Set<string>();
  let head: Pick<PageDocument, 'title' | 'description' | 'lang'> | null = null;
  let html = '';
  return {
    /** The design is chosen; called once, before anything else. */
    start: ({ document, shown }: PageDraft) => {
      // The head is not shown while a page grows, and a change of it would span the page down to the section.
      head = { title: document.title, description: document.description, lang: document.lang };
      for (const [position, { id, kind }] of shown.entries()) {
        positions.set(id, position);
        labels.push(sections[kind].label);
      }
      html = render(document, facts);
      emit({
        type: 'started',
        design: document.design,
        writer: page.writer,
        sections: labels,
        ids: shown.map(({ id }) => id),
        html,
      });
    },
    /** A section stands in the document as it will stay. */
    put: (document: PageDocument, id: string, by: SectionWriter) => {
      const position = positions.get(id);
      if (position === undefined || put.has(id)) return;
      const next = by === 'composer' ? html : render({ ...document, ...head }, facts);
      put.add(id);
      const change = changeBetween(html, next);
      html = next;
      emit({ type: 'section', position, label: labels[position] ?? id, by, change });
    },
    isStarted: () => positions.size > 0,
    isPut: (id: string) => put.has(id),
  };
}
