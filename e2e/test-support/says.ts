import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** What each page said and no journey has waited for yet. */
const unheard = new WeakMap<Page, string[]>();

/** Writes down what the pages of a context say, as a message may be gone again before a journey looks for it. */
export async function recordMessages(context: BrowserContext): Promise<void> {
  context.on('page', (page) => unheard.set(page, []));
  await context.exposeBinding('messageAppeared', ({ page }, line: string) => unheard.get(page)?.push(line));
  await context.addInitScript((partsOfMessages) => {
    if (window.top !== window) return;
    const { messageAppeared } = window as unknown as { messageAppeared: (line: string) => void };
    const known = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const part of document.querySelectorAll<HTMLElement>(partsOfMessages)) {
        if (known.get(part) !== part.innerText) messageAppeared(part.innerText);
        known.set(part, part.innerText);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, 'section[aria-label^="Messages"] :is([data-title], [data-description], p)');
}

/**
 * The message of the service that has this whole text in a line: looked for where messages stand alone, as the page may say the same
 * in the same moment.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  // The toaster adds its key to the name.
  return page
    .getByRole('region', { name: /^Messages/ })
    .getByText(text, { exact: true })
    .first();
}

/** What a page said so far is of no more interest. */
export function forgetMessages(page: Page): void {
  unheard.get(page)?.splice(0);
}

/** Waits for a message with this whole text in a line, which may be gone by now. One message answers one call. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  const lines = unheard.get(page);
  if (!lines) throw new Error('Nobody writes down what this page says: `recordMessages` does.');
  const wasSaid = () => {
    const at = lines.findIndex((line) => (text instanceof RegExp ? text.test(line) : line === text));
    if (at >= 0) lines.splice(at, 1);
    return at >= 0;
  };
  await expect.poll(wasSaid, `says ${text}`).toBe(true);
}
