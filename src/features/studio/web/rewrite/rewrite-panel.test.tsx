// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { RewriteScope, Suggestions } from '../../contract.ts';
import { textAt, withText } from '../../rules/text-path.ts';
import { lockText } from '../document/edits.ts';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';
import { RewritePanel } from './rewrite-panel.tsx';

const tagline = { section: 'hero', field: 'tagline' };
const headline = { section: 'hero', field: 'headline' };
const answer = { section: 'faq', field: 'items', index: 1, key: 'answer' };
const page = testDocument({});
const now = (path: typeof tagline) => textAt(page, path) ?? '';
const all: RewriteScope = { is: 'all' };

function suggested(own: Partial<Suggestions> = {}): Suggestions {
  return {
    proposals: [
      { path: headline, before: now(headline), suggestions: ['Another {name}'] },
      { path: tagline, before: now(tagline), suggestions: ['One line.', 'Two lines.'] },
      { path: answer, before: now(answer), suggestions: ['Because.'] },
    ],
    locked: 0,
    unfit: 0,
    beyond: 0,
    language: null,
    note: null,
    ...own,
  };
}

interface Asked {
  readonly scope: RewriteScope;
  readonly wish: string;
  readonly base: string;
  readonly signal: AbortSignal;
}

/** Answers as the service does; `reply` may wait. */
function serve(reply: () => Response | Promise<Response>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push({ ...((await request.clone().json()) as Asked), signal: request.signal });
    return reply();
  });
  return asked;
}

let studio: TestStudio;
afterEach(() => {
  studio.remove();
  vi.unstubAllGlobals();
});
const show = (scope: RewriteScope, hasModel: boolean, document = page) => {
  studio = showInStudio(<RewritePanel scope={scope} />, {
    document,
    hasModel,
    rewriting: scope,
    base: 'now',
  });
};
const text = () => studio.place.textContent;
const button = (name: string) =>
  [...studio.place.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const press = (name: string) => {
  const found = button(name);
  if (!found) throw new Error(`No button ${name}`);
  found.focus();
  flushSync(() => found.click());
};
const at = (path: typeof tagline) => textAt(studio.document(), path);

test('without a model the other lines come by themselves; each is taken or left, and taking is one step', async () => {
  const asked = serve(() => Response.json(suggested()));
  show(all, false);
  await expect.poll(() => document.activeElement?.textContent).toBe('Rewrite');
  await expect.poll(() => text()).toContain('3 suggestions');
  expect(asked).toMatchObject([{ scope: all, wish: '', base: 'now' }]);
  expect(text()).not.toMatch(/locked texts?|left out|in one go/);
  expect(studio.place.querySelector('input[type=text], input:not([type])')).toBeNull();

  press('Another for Line below the headline of Hero: 1 of 2 is shown');
  expect(text()).toContain('Two lines.');
  press('Accept for Line below the headline of Hero');
  expect(at(tagline)).toBe('Two lines.');
  expect(studio.steps()).toEqual(['Rewrite Line below the headline of Hero']);
  expect(studio.selected()).toBe('hero');
  expect(studio.place.querySelector('output.sr-only:last-child')?.textContent).toBe(
    'Accepted: Line below the headline of Hero. 2 left.',
  );
  // The next one has the focus, and after the last the heading has.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Accept for Answer 2 of Questions and answers',
  );
  press('Keep mine for Answer 2 of Questions and answers');
  expect(at(answer)).toBe(now(answer));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Accept for Headline of Hero');
  press('Accept for Headline of Hero');
  expect(document.activeElement?.textContent).toBe('All decided');

  // What is undone can be taken again.
  studio.undo();
  expect(text()).toContain('1 suggestion');
  expect(at(headline)).toBe(now(headline));
});

test('all are taken in one step, with the language that they are in', async () => {
  serve(() => Response.json(suggested({ language: 'es' })));
  show(all, false);
  await expect.poll(() => text()).toContain('These words are in Spanish, the page is in English.');
  press('Accept all 3');
  expect(studio.steps()).toEqual(['Rewrite 3 texts']);
  expect(studio.document()).toMatchObject({ lang: 'es' });
  expect([headline, tagline, answer].map(at)).toEqual(['Another {name}', 'One line.', 'Because.']);
  expect(document.activeElement?.textContent).toBe('All decided');
  studio.undo();
  expect(studio.document()).toEqual(page);
});

test('what has changed or was locked since stays out of it', async () => {
  const changed = lockText(withText(page, tagline, 'Typed meanwhile'), answer, true);
  serve(() => Response.json(suggested()));
  show(all, false, changed);
  await expect.poll(() => text()).toContain('1 suggestion');
  expect(text()).toContain('Changed since');
  expect(text()).toContain('Locked');
  expect(button('Accept for Answer 2 of Questions and answers')).toBeUndefined();
  expect(button('Accept all 3')).toBeUndefined();
});

test('a model is asked when it is pressed, with the wish; what is left out is said', async () => {
  const asked = serve(() =>
    Response.json(suggested({ unfit: 2, locked: 1, beyond: 5, note: 'It broke off.', proposals: [] })),
  );
  show({ is: 'text', path: tagline }, true);
  press('In Spanish');
  flushSync(() => studio.place.querySelectorAll<HTMLElement>('input[type=radio]')[1]?.click());
  press('Suggest other words');
  await expect.poll(() => text()).toContain('2 suggestions were left out: not fit for a page.');
  expect(text()).toContain('1 locked text stays as it is.');
  expect(text()).toContain('5 more did not fit in one go: choose their section to go on.');
  expect(text()).toContain('It broke off.');
  expect(asked).toMatchObject([{ scope: { is: 'section', section: 'hero' }, wish: 'In Spanish' }]);
});

test('who waits no longer cancels, and a failure is one sentence after which everything is as it was', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const asked = serve(() => (answers[asked.length - 1] ?? answers[0])?.promise as Promise<Response>);
  show(all, true);
  press('Suggest other words');
  expect(text()).toContain('Writing…');
  await expect.poll(() => asked).toHaveLength(1);
  press('Cancel');
  expect(asked[0]?.signal.aborted).toBe(true);
  answers[0]?.resolve(Response.json(suggested()));
  press('Suggest other words');
  const message = 'The AI service took too long. Nothing was changed. Please try again.';
  const failed = { defined: true, code: 'MODEL_FAILED', status: 503, message };
  answers[1]?.resolve(Response.json(failed, { status: 503 }));
  await expect.poll(() => text()).toContain(message);
  expect(text()).not.toContain('suggestion');
  expect(studio.document()).toBe(page);
});

test('it says so where there is nothing else to say, and leads back', async () => {
  serve(() => Response.json(suggested({ proposals: [] })));
  show({ is: 'section', section: 'hero' }, false);
  await expect.poll(() => text()).toContain('Our own writer has no other line here');
  press('Back');
  expect(studio.rewriting()).toBeNull();
});

test('what is not decided waits behind another panel; once all is decided, nothing does', async () => {
  serve(() => Response.json(suggested()));
  const onReturn = vi.fn<() => void>();
  studio = showInStudio(<Aside onReturn={onReturn} />, { document: page, rewriting: all, base: 'now' });
  await expect.poll(() => text()).toContain('3 suggestions');
  press('Keep mine for Answer 2 of Questions and answers');
  press('Another panel');
  expect(studio.place.querySelector('section')?.hidden).toBe(true);
  expect(studio.rewriting()).toEqual(all);
  press('Back to 2 suggestions');
  expect(onReturn).toHaveBeenCalledOnce();
  expect(studio.place.querySelector('section')?.hidden).toBe(false);
  expect(text()).toContain('2 suggestions');
  press('Accept all 2');
  press('Another panel');
  await expect.poll(() => studio.rewriting()).toBeNull();
});

/** The panel, and a tab that covers it. */
function Aside({ onReturn }: { onReturn: () => void }) {
  const [isAside, setAside] = useState(false);
  return (
    <>
      <button onClick={() => setAside(true)}>Another panel</button>
      <RewritePanel
        scope={all}
        isAside={isAside}
        onReturn={() => {
          onReturn();
          setAside(false);
        }}
      />
    </>
  );
}
