import type { Page } from 'playwright-core';
import { median, quantile } from './times.ts';

const letters = 200;
/** As many as can be undone. */
const steps = 500;
const openings = 5;
/** Before something that is pointed at is shown. */
const pauseInMs = 80;

/**
 * The studio on a built page: from navigation to a text that can be edited; from a letter in a field to the changed page, laid out; what the steps that
 * can be undone hold in memory; from pointing at a design whose code is there to the page in it, beyond the pause.
 */
export async function measureStudio(page: Page, userId: string): Promise<void> {
  const usable: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    await page.goto(`/edit-landing/${userId}`, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Your page"]');
      return frame?.contentDocument?.querySelector('[data-source]') ? performance.now() : null;
    });
    usable.push(Number(await seen.jsonValue()));
  }
  console.log(
    `studio usable after navigation: ${median(usable).toFixed(0)} ms (worst of ${openings} ${Math.max(...usable).toFixed(0)} ms)`,
  );

  await page.getByRole('button', { name: /^Hero/ }).click();
  const keys = await page.getByLabel('Headline', { exact: true }).evaluate(async (field, count) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Your page"]');
    const drawn = frame?.contentDocument;
    const headline = drawn?.querySelector('h1');
    const times: number[] = [];
    if (!drawn || !headline) return times;
    for (let at = 0; at < count; at += 1) {
      const text = `Night ${'abcdefghij'.slice(0, (at % 10) + 1)}`;
      const changed = new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (headline.textContent !== text) return;
          observer.disconnect();
          done();
        });
        observer.observe(headline, { subtree: true, childList: true, characterData: true });
      });
      const startedAt = performance.now();
      // As the browser does it, past what React notes of its own changes.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await changed;
      // Laid out, too.
      drawn.body.getBoundingClientRect();
      times.push(performance.now() - startedAt);
    }
    return times;
  }, letters);
  console.log(
    `studio, a letter to the changed page: p50 ${quantile(keys, 0.5).toFixed(1)} ms, p95 ${quantile(keys, 0.95).toFixed(1)} ms`,
  );

  const before = await heapBytes(page);
  const fields = await Promise.all(
    ['Headline', 'Line below the headline'].map((name) =>
      page.getByLabel(name, { exact: true }).elementHandle(),
    ),
  );
  // Letters into one text would be one step, so it is two in turn.
  await page.evaluate(
    async ([texts, count]) => {
      for (let at = 0; at < count; at += 1) {
        const field = texts[at % texts.length];
        if (!field) throw new Error('The hero has two texts.');
        Reflect.set(Object.getPrototypeOf(field) as object, 'value', `Step ${at}`, field);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 0));
      }
    },
    [fields, steps] as const,
  );
  await page.getByText(/^Saved \d/).waitFor();
  const grown = (await heapBytes(page)) - before;
  console.log(`studio, ${steps} steps to undo: ${(grown / 2 ** 20).toFixed(1)} MB of memory`);

  await page.getByRole('tab', { name: 'Look' }).click();
  const designs = await page.getByRole('radiogroup', { name: 'Design' }).getByRole('radio').all();
  const hovers: number[] = [];
  // The first round loads the designs' code.
  for (let round = 0; round < 3; round += 1) {
    for (const design of designs) {
      const time = await design.evaluate(async (button, pause) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Your page"]');
        const drawn = frame?.contentDocument;
        const style = drawn?.querySelector('style');
        const before = style?.textContent;
        button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
        const startedAt = performance.now();
        for (;;) {
          await new Promise((done) => setTimeout(done, 0));
          const passed = performance.now() - startedAt;
          if (drawn?.querySelector('style')?.textContent !== before) {
            drawn?.body.getBoundingClientRect();
            return performance.now() - startedAt - pause;
          }
          // It is the page's own design.
          if (passed > 2_000) return null;
        }
      }, pauseInMs);
      await design.dispatchEvent('pointerout', { bubbles: true, pointerType: 'mouse' });
      if (round > 0 && time !== null) hovers.push(time);
      await page.waitForTimeout(50);
    }
  }
  console.log(
    `studio, a design that is pointed at, beyond its pause of ${pauseInMs} ms: p50 ${quantile(hovers, 0.5).toFixed(0)} ms, p95 ${quantile(hovers, 0.95).toFixed(0)} ms of ${hovers.length}`,
  );
}

/** What the page's scripts hold after everything that is not used was let go. */
async function heapBytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}
