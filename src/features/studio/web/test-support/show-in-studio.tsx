import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { type PageDocument, pageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import type { RewriteScope } from '../../contract.ts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { changed, type History, historyOf, redone, undone } from '../state/history.ts';
import { type Studio, StudioContext } from '../state/studio-context.ts';
import { fakeStudio } from '../state/studio.fake.tsx';

/** A studio without a service or a canvas, for what works with its context. */
export interface TestStudio {
  readonly place: HTMLElement;
  readonly document: () => PageDocument;
  readonly selected: () => string | null;
  /** Labels of what was done, oldest first. */
  readonly steps: () => string[];
  /** What is shown in the draft's place; null for the draft. */
  readonly previewed: () => PageDocument | null;
  /** What screen readers are told of the last change. */
  readonly announced: () => string;
  /** What other words are looked for. */
  readonly rewriting: () => RewriteScope | null;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (id: string | null) => void;
  /** Whether the service would take the document. */
  readonly isPage: () => boolean;
  readonly remove: () => void;
}

interface Start {
  document?: PageDocument;
  facts?: Partial<Facts>;
  selected?: string | null;
  rewriting?: RewriteScope | null;
  hasModel?: boolean;
  base?: string;
}

/** Shows a part of the studio in the document of a test. */
export function showInStudio(part: ReactNode, start: Start = {}): TestStudio {
  const place = globalThis.document.body.appendChild(globalThis.document.createElement('div'));
  const root = createRoot(place);
  const queryClient = createQueryClient();
  let history: History = historyOf(start.document ?? testDocument({}));
  let selected = start.selected ?? null;
  let previewed: PageDocument | null = null;
  let rewriting = start.rewriting ?? null;
  let announced = '';
  const set = (next: History) => {
    history = next;
    render();
  };
  const select = (id: string | null) => {
    selected = id;
    render();
  };
  const undo = () => set(undone(history));
  const redo = () => set(redone(history));
  const facts = testFacts(start.facts ?? {});

  function render() {
    const studio: Studio = {
      ...fakeStudio(),
      document: history.present.document,
      latest: () => history.present.document,
      shown: previewed ?? history.present.document,
      facts,
      shownFacts: facts,
      live: null,
      isDeployed: false,
      hasModel: start.hasModel ?? false,
      selected,
      rewriting,
      undoLabel: history.present.label || null,
      edit: (label, change, { key = null } = {}) => {
        set(changed(history, { document: change(history.present.document), label, key }));
      },
      preview: (document) => {
        previewed = document;
      },
      select,
      announce: (announcement) => {
        announced = announcement;
      },
      rewrite: (scope) => {
        rewriting = scope;
        render();
      },
      undo,
      redo,
      onceSaved: (work) => work(start.base ?? 'base'),
    };
    root.render(
      <QueryClientProvider client={queryClient}>
        <StudioContext value={studio}>{part}</StudioContext>
      </QueryClientProvider>,
    );
  }
  flushSync(render);

  return {
    place,
    document: () => history.present.document,
    selected: () => selected,
    steps: () => [...history.past, history.present].map(({ label }) => label).slice(1),
    previewed: () => previewed,
    announced: () => announced,
    rewriting: () => rewriting,
    undo: () => flushSync(undo),
    redo: () => flushSync(redo),
    select: (id) => flushSync(() => select(id)),
    isPage: () => pageDocument.safeParse(history.present.document).success,
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
}
