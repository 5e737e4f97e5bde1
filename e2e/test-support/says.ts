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
    let before = new Set<string>();
    new MutationObserver(() => {
      const lines = new Set<string>();
      for (const part of document.querySelectorAll<HTMLElement>(partsOfMessages)) lines.add(part.innerText);
      for (const line of lines) if (!before.has(line)) messageAppeared(line);
      before = lines;
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

/** Waits for a message with this whole text in a line. One that has faded counts once. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  const wasSaid = () => {
    const lines = unheard.get(page) ?? [];
    const at = lines.findIndex((line) => (text instanceof RegExp ? text.test(line) : line === text));
    if (at >= 0) lines.splice(at, 1);
    return at >= 0;
  };
  await expect
    .poll(async () => wasSaid() || (await toast(page, text).isVisible()), `says ${text}`)
    .toBe(true);
}
