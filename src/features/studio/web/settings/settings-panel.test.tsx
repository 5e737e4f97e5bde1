// @vitest-environment happy-dom
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../../web/api/query-client.ts';
import { showInStudio, type TestStudio } from '../test-support/show-in-studio.tsx';
import { SettingsPanel } from './settings-panel.tsx';

let studio: TestStudio;
afterEach(() => studio.remove());

const show = (start: Parameters<typeof showInStudio>[1] = {}) => {
  const archive = { download: vi.fn<() => void>(), isBusy: false };
  const onFacts = vi.fn<() => void>();
  studio = showInStudio(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsPanel hosting="path" onFacts={onFacts} archive={archive} />
    </QueryClientProvider>,
    start,
  );
  return { archive, onFacts };
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const control = (name: string) => {
  const label = [...studio.place.querySelectorAll('label')].find((each) => each.textContent === name);
  const found = label && document.getElementById(label.htmlFor);
  if (!found) throw new Error(`No field ${name}`);
  return found as Control;
};
const change = (name: string, value: string) =>
  flushSync(() => {
    const field = control(name);
    const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  });
const leave = (name: string) =>
  flushSync(() => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const text = () => studio.place.textContent;

test('title and description change the page as they are typed, in one step each, and are shown with the facts in them', () => {
  show();
  change('Title', 'The {name}');
  change('Title', 'The {name} page');
  change('Description', 'All of {ticker}.');
  expect(studio.document()).toMatchObject({ title: 'The {name} page', description: 'All of {ticker}.' });
  expect(studio.steps()).toEqual(['Title of the page', 'Description of the page']);
  expect(studio.place.querySelector('figure')?.textContent).toMatch(/The \S.* page.*All of \$/);
  studio.undo();
  studio.undo();
  expect(control('Title').value).toBe(testDocument({}).title);
});

test('an empty or too long title stays in its field, and the page keeps the old one', () => {
  show();
  const { title } = studio.document();
  change('Title', '');
  expect(studio.document().title).toBe(title);
  expect(text()).toContain('The page keeps the old title until then.');
  change('Title', 'x'.repeat(101));
  expect(studio.document().title).toBe(title);
  expect(text()).toContain('Keep this to 100 characters');
  change('Title', 'x'.repeat(80));
  expect(text()).toContain('Search results show about 60 characters of these 80.');
  expect(studio.isPage()).toBe(true);
});

test.each([
  { name: 'Title', held: 'The heron', refused: '' },
  { name: 'Meta pixel', held: '123456789012345', refused: '12345' },
])('what $name refused does not come back with undo and redo', ({ name, held, refused }) => {
  show();
  change(name, held);
  change(name, refused);
  expect(control(name).value).toBe(refused);
  studio.undo();
  expect(control(name).value).not.toBe(refused);
  studio.redo();
  expect(control(name).value).toBe(held);
});

test('the language is one step, and English is none', () => {
  show();
  change('Language of the page', 'es');
  expect(studio.document().lang).toBe('es');
  change('Language of the page', 'en');
  expect(studio.document().lang).toBeUndefined();
  expect(studio.steps()).toEqual(['Language: Español', 'Language: English']);
});

test('a language that is only read from the description is kept among the choices', () => {
  show({ document: testDocument({ lang: 'ja' }) });
  expect(control('Language of the page').value).toBe('ja');
  expect(text()).toContain('日本語');
});

test('a pixel is on the page once it has its form, goes with an empty field, and can be undone', () => {
  show();
  change('Meta pixel', '12345678901234');
  expect(studio.document().pixels).toBeUndefined();
  change('Meta pixel', ' 123456789012345 ');
  expect(studio.document().pixels).toEqual({ meta: '123456789012345' });
  change('X pixel', 'o1abc');
  expect(studio.isPage()).toBe(true);
  change('Meta pixel', '');
  expect(studio.document().pixels).toEqual({ x: 'o1abc' });
  change('X pixel', '');
  expect(studio.document()).toHaveProperty('pixels', undefined);
  studio.undo();
  expect(control('X pixel').value).toBe('o1abc');
});

test('code in the place of an identifier is refused once the field is left, and reaches no page', () => {
  show();
  change('Google tag', '<script src="https://evil.example/x.js"></script>');
  expect(text()).not.toContain('begins with G-');
  leave('Google tag');
  expect(text()).toContain('A Google tag begins with G-, such as');
  expect(text()).toContain('Nothing is counted until then.');
  expect(control('Google tag').getAttribute('aria-invalid')).toBe('true');
  expect(studio.steps()).toEqual([]);
});

test('says on a path which services have no picture, and leads to the facts and the download', () => {
  const { archive, onFacts } = show();
  expect(text().match(/Only in the page that you download/g)).toHaveLength(3);
  const press = (label: string) =>
    [...studio.place.querySelectorAll('button')]
      .find(({ textContent }) => textContent.includes(label))
      ?.click();
  expect(text()).toContain('A chart on it becomes a link');
  press('Download as ZIP');
  expect(archive.download).toHaveBeenCalledOnce();
  press('Open facts');
  expect(onFacts).toHaveBeenCalledOnce();
});
