import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { sendFacts } from './send-facts.ts';
import { type Studio, StudioContext } from './studio-context.ts';

/** A studio that saves nothing: a page that is live as it is shown; what a test is about it names itself. */
export function fakeStudio(changes: Partial<Studio> = {}): Studio {
  const document = testDocument({});
  return {
    userId: 'ada',
    document,
    latest: () => document,
    shown: document,
    facts: testFacts({}),
    shownFacts: testFacts({}),
    factsChanges: 0,
    fonts: {},
    live: {
      document,
      facts: testFacts({}),
      deployedAt: '2026-11-20T12:00:00.000Z',
      url: 'https://moonpage.test/p/pepe',
    },
    isDeployed: true,
    hasModel: false,
    selected: null,
    entered: null,
    rewriting: null,
    announcement: '',
    announce: () => {},
    save: { is: 'saved', at: '2026-11-21T12:00:00.000Z' },
    undoLabel: null,
    redoLabel: null,
    edit: () => {},
    seal: () => {},
    preview: () => {},
    select: () => {},
    enter: () => {},
    rewrite: () => {},
    undo: () => {},
    redo: () => {},
    flush: async () => true,
    onceSaved: (work) => work('base'),
    changeFacts: async (_label, change, known) => (await sendFacts('ada', change, known)).stored,
    refreshFacts: async () => {},
    readAgain: async () => {},
    publish: async () => ({ shares: [], missedAddress: null }),
    archive: async () => null,
    solve: async () => true,
    ...changes,
  };
}

/** Draws a part of the studio into the test's document, where dialogs are too. */
export function showInStudio(studio: Studio, children: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const draw = (current: Studio) =>
    flushSync(() =>
      root.render(
        <QueryClientProvider client={client}>
          <StudioContext value={current}>{children}</StudioContext>
        </QueryClientProvider>,
      ),
    );
  draw(studio);
  const find = (selector: string, text = '') =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent.includes(text));
  return {
    place,
    /** What all of the document says. */
    text: () => document.body.textContent,
    /** @returns undefined where there is none. */
    button: (text: string) => find('button', text),
    press: (text: string) => {
      const button = find('button, [role=option]', text);
      if (!button) throw new Error(`No button says ${text}.`);
      flushSync(() => button.click());
    },
    /** Types into the field that a selector finds, in place of what it holds. */
    type: (selector: string, text: string) => {
      const field = document.querySelector(selector);
      flushSync(() => {
        // React hears of a value only when it was set past its own setter.
        if (field) Reflect.set(HTMLInputElement.prototype, 'value', text, field);
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    change: (changes: Partial<Studio>) => draw({ ...studio, ...changes }),
    close: () => {
      flushSync(() => root.unmount());
      place.remove();
    },
  };
}
