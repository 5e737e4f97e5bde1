// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fakeStudio, showInStudio } from '../state/studio.fake.tsx';
import { CommandPalette } from './command-palette.tsx';
import { onShortcut, type ShortcutActions } from './shortcuts.ts';

let shown: ReturnType<typeof showInStudio> | null = null;
afterEach(() => {
  shown?.close();
  shown = null;
  document.body.replaceChildren();
});

/** What a key does at an element. @returns the action, and whether the browser's own was kept away */
function press(init: KeyboardEventInit, element: Element = document.body) {
  const done: string[] = [];
  const act = (name: string) => () => void done.push(name);
  const actions: ShortcutActions = {
    undo: act('undo'),
    redo: act('redo'),
    save: act('save'),
    rewrite: act('rewrite'),
    palette: act('palette'),
    help: act('help'),
  };
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  const listen = (each: Event) => onShortcut(each as KeyboardEvent, actions);
  addEventListener('keydown', listen);
  element.dispatchEvent(event);
  removeEventListener('keydown', listen);
  expect(event.defaultPrevented).toBe(done.length > 0);
  return done;
}
function place(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}

test.each<[KeyboardEventInit, string[]]>([
  [{ key: 'z', ctrlKey: true }, ['undo']],
  [{ key: 'Z', metaKey: true, shiftKey: true }, ['redo']],
  [{ key: 'y', ctrlKey: true }, ['redo']],
  [{ key: 's', metaKey: true }, ['save']],
  [{ key: 'k', ctrlKey: true }, ['palette']],
  [{ key: '?', shiftKey: true }, ['help']],
  // A Russian keyboard, and a German one on which Z and Y are exchanged.
  [{ key: 'я', code: 'KeyZ', ctrlKey: true }, ['undo']],
  [{ key: 'z', code: 'KeyY', ctrlKey: true }, ['undo']],
  [{ key: 'z' }, []],
  [{ key: 's', ctrlKey: true, altKey: true }, []],
])('%j asks for %j', (init, action) => {
  expect(press(init)).toEqual(action);
});

test('a question mark that is typed is a question mark', () => {
  expect(press({ key: '?' }, place('<textarea></textarea>', 'textarea'))).toEqual([]);
});

test('undo belongs to the page, but to the browser in a form, and to nobody behind a dialog', () => {
  const undo = { key: 'z', ctrlKey: true };
  expect(press(undo, place('<input>', 'input'))).toEqual(['undo']);
  expect(press(undo, place('<form><input></form>', 'input'))).toEqual([]);
  expect(press(undo, place('<div role="dialog"><button></button></div>', 'button'))).toEqual([]);
  expect(press({ key: 's', ctrlKey: true }, place('<form><input></form>', 'input'))).toEqual(['save']);
});

test('the palette filters by what is typed, and closes before it runs what is chosen', async () => {
  const done: string[] = [];
  const commands = ['Publish changes', 'Undo'].map((label) => ({
    label,
    run: () => void done.push(label),
  }));
  const close = () => void done.push('closed');
  shown = showInStudio(fakeStudio(), <CommandPalette commands={commands} onClose={close} />);
  const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent);
  expect(options()).toEqual(['Publish changes', 'Undo']);
  shown.type('input', 'und');
  await expect.poll(() => options()).toEqual(['Undo']);
  shown.press('Undo');
  expect(done).toEqual(['closed', 'Undo']);
});

test('the shortcuts are listed', () => {
  shown = showInStudio(fakeStudio(), <CommandPalette commands={[]} isHelp onClose={() => {}} />);
  expect(shown.text()).toContain('Save now');
  expect([...document.querySelectorAll('kbd')].map((each) => each.textContent)).toContain('Ctrl+Shift+Z');
});
