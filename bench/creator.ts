import { chromium, type Page } from 'playwright-core';
import { median, quantile } from './times.ts';
import { type Person, signUp } from './product/person.ts';
import type { Started } from './product/start-product.ts';
import { measureStudio } from './studio.ts';

const rounds = 7;

/** The specified wait before a preview's picture is taken. */
const waitInMs = 1_000;
/** What the form waits after the last letter before it asks for its preview. */
const formWaitInMs = 400;

/**
 * What a creator waits for in a browser, with the composer, for a page that shows every kind of section: from the last letter in the form
 * to its preview, beyond the form's wait; from the press of Build My Landing Page to the first section of the page on the screen (the
 * details are saved, the page is composed, rendered and drawn in between); from the preview screen's opening to its picture, beyond the
 * specified wait; and the studio.
 * @param picture PNG, for the gallery
 */
export async function measureCreator(
  product: Started,
  executablePath: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 1440, height: 900 },
    });
    const { cookie, userId } = await signUpWithCoin(product, picture);
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const previews = await timeFormPreviews(page);
    console.log(
      `the form's preview beyond its wait of ${formWaitInMs} ms: p50 ${quantile(previews, 0.5).toFixed(0)} ms, worst of ${previews.length} ${Math.max(...previews).toFixed(0)} ms`,
    );
    const sections: number[] = [];
    const pictures: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      sections.push(await timeOneBuild(page));
      pictures.push((await timeOnePicture(page)) - waitInMs);
    }
    const figure = (times: readonly number[]) =>
      `${median(times).toFixed(0)} ms (median of ${rounds}, worst ${Math.max(...times).toFixed(0)} ms)`;
    console.log(`first section in the dialog after submit: ${figure(sections)}`);
    console.log(`preview picture beyond its wait of ${waitInMs} ms: ${figure(pictures)}`);
    await measureStudio(page, userId);
  } finally {
    await browser.close();
  }
}

/** An account of its own, whose form is filled in already, with facts for every section. */
async function signUpWithCoin(product: Started, picture: Uint8Array<ArrayBuffer>): Promise<Person> {
  const person = await signUp(product, 'Bench');
  const form = new FormData();
  form.set('file', new File([picture], 'heron.png', { type: 'image/png' }));
  const { url } = (await person.call('POST', '/api/storage/main_images', form)) as { url: string };
  const launch = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await person.call('PUT', `/api/profiles/${person.userId}/coin`, {
    email: person.email,
    coinName: 'Night Heron',
    blockchain: 'Base',
    symbol: 'HERON',
    description:
      'A heron that stands on the pier at night and says nothing. It has seen the fish. It is waiting.',
    contractAddress: '0x532f27101965dd16442E59d40670FaF5eBB142E4',
    telegram: '@nightheron',
    twitter: '@nightheron',
    supply: '1000000000',
    buyTax: '0',
    sellTax: '0',
    roadmap: [
      { title: 'Stand on the pier', done: true },
      { title: 'Look at the fish', done: false },
    ],
    gallery: [{ url, caption: 'The pier at night' }],
    mainColors: '#7c3aed,#ef4444',
    pageBackground: '#000000',
    launchDate: launch.toISOString().slice(0, 10),
    launchTime: '12:00 PM',
  });
  return person;
}

/** @returns milliseconds from a letter in the form to the preview's answer, beyond the form's wait, for a few letters. */
async function timeFormPreviews(page: Page): Promise<number[]> {
  await page.goto('/build');
  const field = page.getByLabel('Description');
  await page.waitForResponse('**/functions/preview-page');
  const times: number[] = [];
  for (const letter of ' It hums a low tune') {
    const answer = page.waitForResponse('**/functions/preview-page');
    const startedAt = await field.evaluate((box, added) => {
      if (!(box instanceof HTMLTextAreaElement)) throw new Error('The description is no text area.');
      // As the browser does it, past what React notes of its own changes.
      Reflect.set(HTMLTextAreaElement.prototype, 'value', box.value + added, box);
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return performance.now();
    }, letter);
    await (await answer).finished();
    const endedAt = await page.evaluate(() => {
      const answers = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/functions/preview-page')) as PerformanceResourceTiming[];
      return answers.at(-1)?.responseEnd ?? Infinity;
    });
    times.push(endedAt - startedAt - formWaitInMs);
  }
  return times;
}

/** @returns milliseconds on the page's own clock, until the frame after the one in which the section stands. */
async function timeOneBuild(page: Page): Promise<number> {
  await page.goto('/build');
  const submit = page.getByRole('button', { name: 'Build My Landing Page' });
  await submit.click({ trial: true });
  const time = await submit.evaluate(
    (button) =>
      new Promise<number>((done) => {
        const startedAt = performance.now();
        if (button instanceof HTMLElement) button.click();
        const look = () => {
          const frame = document.querySelector<HTMLIFrameElement>('[role=dialog] iframe');
          const section = frame?.contentDocument?.querySelector('main > :not([data-waiting])');
          const isThere = frame?.checkVisibility({ visibilityProperty: true }) && section?.clientHeight;
          requestAnimationFrame(isThere ? () => done(performance.now() - startedAt) : look);
        };
        look();
      }),
  );
  await page.waitForURL(/\/landing\//);
  return time;
}

/** @returns milliseconds from the opening of the preview screen to its picture on the screen. */
async function timeOnePicture(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('img[alt^="Preview of the landing page"]');
    return picture?.complete && picture.naturalWidth > 0 ? performance.now() : null;
  });
  return Number(await seen.jsonValue());
}
