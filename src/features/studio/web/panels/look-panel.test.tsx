// @vitest-environment happy-dom
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { pageDocument } from '@moonpage/engine/document/schema.ts';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLook } from '../document/edits.ts';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';
import { LookPanel } from './look-panel.tsx';
import { surpriseLook } from './surprise.ts';

let studio: TestStudio;
beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is known of the picture's colors.
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 400 }));
});
afterEach(() => {
  studio.remove();
  vi.unstubAllGlobals();
});
const show = (start: Parameters<typeof showInStudio>[1] = {}) => {
  studio = showInStudio(<LookPanel />, start);
};

const radio = (label: string) => {
  const found = studio.place.querySelector<HTMLElement>(`[role=radio][aria-label="${label}"]`);
  if (!found) throw new Error(`No choice ${label}`);
  return found;
};
const checked = () =>
  [...studio.place.querySelectorAll('[aria-checked=true]')].map((each) => each.getAttribute('aria-label'));
const point = (label: string, pointerType = 'mouse') => {
  // React makes `pointerenter` of what it sees here.
  radio(label).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  vi.advanceTimersByTime(100);
};
const leave = (label: string) =>
  radio(label).dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
const press = (label: string) => flushSync(() => radio(label).click());

test('the present look is marked, one choice of each group', () => {
  show();
  expect(studio.place.querySelectorAll('[role=radiogroup]')).toHaveLength(6);
  expect(checked()).toEqual([
    'Moonshot',
    'Your own',
    'The design’s type',
    'The design’s own',
    'Running text',
    'Folded',
  ]);
  expect(studio.place.querySelectorAll('[role=radio][tabindex="0"]')).toHaveLength(6);
});

test('what is pointed at is shown after a moment, and the draft again when it is left', () => {
  show();
  radio('Comic').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  vi.advanceTimersByTime(40);
  expect(studio.previewed()).toBeNull();
  vi.advanceTimersByTime(60);
  expect(studio.previewed()).toEqual({ ...studio.document(), design: 'comic' });
  leave('Comic');
  expect(studio.previewed()).toBeNull();
  point('Comic', 'touch');
  point('Moonshot');
  expect(studio.previewed()).toBeNull();
  expect(studio.steps()).toEqual([]);
});

test('a press keeps it as one step that undo takes back', () => {
  show();
  point('Comic');
  press('Comic');
  expect(studio.previewed()).toBeNull();
  expect(studio.document().design).toBe('comic');
  expect(checked()).toContain('Comic');
  press('Poster');
  press('Spread');
  press('Open');
  expect(studio.steps()).toEqual(['Design: Comic', 'Hero: Poster', 'Story: Spread', 'Questions: Open']);
  expect(studio.document()).toMatchObject({ layout: 'poster', story: 'spread', questions: 'open' });
  expect(studio.isPage()).toBe(true);
  press('The design’s own');
  expect(studio.document().layout).toBeUndefined();
  studio.undo();
  expect(checked()).toContain('Poster');
  press('Poster');
  expect(studio.steps()).toHaveLength(4);
});

test('another type is shown while it is pointed at, kept by one step, and stays through another design', () => {
  show();
  point('Serif');
  expect(studio.previewed()).toEqual({ ...studio.document(), typeface: 'serif' });
  press('Serif');
  expect(studio.steps()).toEqual(['Type: Serif']);
  expect(checked()).toContain('Serif');
  expect(studio.isPage()).toBe(true);
  press('Sticker');
  expect(studio.document()).toMatchObject({ design: 'sticker', typeface: 'serif' });
  press('The design’s type');
  expect(studio.document().typeface).toBeUndefined();
});

test('a design that is set in its own type alone offers no other', () => {
  show({ document: testDocument({ design: 'arcade', typeface: 'serif' }) });
  expect(studio.place.textContent).toContain('Arcade is set in its own type');
  expect(studio.place.querySelector('[role=radio][aria-label=Serif]')).toBeNull();
});

test('arrow keys look around without a step; leaving the group shows the draft again', () => {
  show();
  const arrow = (from: string, key: string) =>
    radio(from).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  radio('Moonshot').focus();
  arrow('Moonshot', 'ArrowRight');
  vi.advanceTimersByTime(100);
  expect(document.activeElement).toBe(radio('Toon sky'));
  expect(studio.previewed()?.design).toBe('toon-sky');
  arrow('Toon sky', 'ArrowLeft');
  arrow('Moonshot', 'ArrowLeft');
  vi.advanceTimersByTime(100);
  expect(studio.previewed()?.design).toBe(designNames.at(-1));
  radio('Poster').focus();
  expect(studio.previewed()).toBeNull();
  expect(studio.steps()).toEqual([]);
});

test('a preview ends when the draft changes below it', () => {
  show();
  press('Poster');
  point('Comic');
  expect(studio.previewed()?.design).toBe('comic');
  studio.undo();
  vi.advanceTimersByTime(0);
  expect(studio.previewed()).toBeNull();
});

test('a surprise is another design in one step', () => {
  show();
  const button = [...studio.place.querySelectorAll('button')].find(
    (each) => each.textContent === 'Surprise me',
  );
  flushSync(() => button?.click());
  const { design } = studio.document();
  expect(design).not.toBe('moonshot');
  expect(studio.steps()).toEqual([expect.stringMatching(/^Surprise: /)]);
  expect(studio.isPage()).toBe(true);
  studio.undo();
  expect(studio.document()).toEqual(testDocument({}));
});

test('any surprise is a look that pages may have, and never the present design', () => {
  studio = showInStudio(null);
  for (const design of designNames) {
    for (const at of [0, 0.3, 0.7, 0.999_999_999]) {
      const look = surpriseLook(design, () => at);
      expect(look.design).not.toBe(design);
      expect(pageDocument.safeParse(withLook(testDocument({ design }), look)).success).toBe(true);
    }
  }
});

test('a coin without a picture chooses its emblem; one with a picture is not asked', async () => {
  const emblems = ['frog-happy-0', 'frog-sad-1'].map((name) => ({ name, picture: 'data:image/svg+xml,' }));
  const fetched = vi.fn<(path: string) => void>();
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const { pathname } = new URL(
      typeof request === 'string' ? request : request.url,
      'https://moonpage.test',
    );
    if (pathname.endsWith('/proxy-image')) return Response.json({}, { status: 400 });
    fetched(pathname);
    return Response.json(emblems);
  });
  show();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
  studio.remove();
  show({ facts: { image: null } });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(radio('Sad frog, 2').getAttribute('aria-checked')).toBe('false'), 15_000);
  press('Sad frog, 2');
  expect(studio.document().emblem).toBe('frog-sad-1');
  expect(studio.steps()).toEqual(['Emblem: Sad frog, 2']);
  expect(studio.isPage()).toBe(true);
});
