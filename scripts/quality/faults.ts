import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';

const widths = [320, 390, 820, 1440] as const;

/**
 * What is wrong with a page in a browser, in words: rules of axe that it breaks, requests to other hosts, errors in the console,
 * parts that stick out at some width, and a page that cannot be read with scripts off or on paper.
 */
export async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  return [...(await withScripts(browser, url)), ...(await withoutScripts(browser, url))];
}

async function withScripts(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = new Set<string>();
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host !== '' && host !== new URL(url).host) faults.add(`request to ${host}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.add(`console: ${message.text().slice(0, 120)}`);
  });
  page.on('pageerror', (error) => faults.add(`error: ${error.message.slice(0, 120)}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await addOverflow(page, `at ${width} px`, faults);
    if (width === 320) continue;
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations)
      faults.add(`axe at ${width} px: ${id} (${nodes[0]?.html.slice(0, 80)})`);
  }
  await context.close();
  return [...faults];
}

async function withoutScripts(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(url);
  const faults = new Set<string>();
  const parts = ['h1', 'footer', '#story', '#how-to-buy'];
  for (const part of parts) {
    if (!(await page.locator(part).first().isVisible()))
      faults.add(`without scripts: ${part} cannot be seen`);
  }
  await page.emulateMedia({ media: 'print' });
  for (const part of parts) {
    if (!(await page.locator(part).first().isVisible())) faults.add(`on paper: ${part} cannot be seen`);
  }
  await context.close();
  return [...faults];
}

async function addOverflow(page: Page, where: string, faults: Set<string>): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) faults.add(`sticks out by ${wide} px ${where}`);
}
