import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { earlyScript } from './early-script.ts';

function open(preference: 'dark' | 'light', remembered?: string) {
  const window = new Window({
    url: 'https://moonpage.example',
    settings: { device: { prefersColorScheme: preference } },
  });
  if (remembered) window.localStorage.setItem('theme', remembered);
  window.document.body.innerHTML =
    '<button data-switch-theme><svg></svg></button><button data-scroll-to="features">x</button><h2 id="features"></h2>';
  // The window's own evaluator is closed by default; the script gets its globals as arguments instead.
  // oxlint-disable-next-line typescript/no-implied-eval
  const run = new Function('document', 'localStorage', 'matchMedia', earlyScript) as (
    ...globals: unknown[]
  ) => void;
  run(window.document, window.localStorage, (query: string) => window.matchMedia(query));
  const theme = () => window.document.documentElement.getAttribute('data-theme');
  return { window, theme };
}

test('React leaves the script as it is', () => {
  expect(earlyScript).not.toMatch(/["'<>&]/);
});

test('a remembered theme is set, and none without a memory', () => {
  expect(open('dark', 'light').theme()).toBe('light');
  expect(open('light').theme()).toBeNull();
});

test('the switch turns what is shown, and remembers it', () => {
  const { window, theme } = open('light');
  window.document.querySelector('svg')?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(theme()).toBe('dark');
  window.document.querySelector('svg')?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(theme()).toBe('light');
  expect(window.localStorage.getItem('theme')).toBe('light');
});

test('a button scrolls to the part that it names', () => {
  const { window } = open('dark');
  const target = window.document.querySelector('h2');
  let scrolled = 0;
  if (target) target.scrollIntoView = () => void (scrolled += 1);
  window.document
    .querySelector('[data-scroll-to]')
    ?.dispatchEvent(new window.Event('click', { bubbles: true }));
  expect(scrolled).toBe(1);
});
