import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromiumFlags } from '../browser/with-browser.ts';
import { findOrInstallChromium } from '../browser/chromium.ts';
import { type Category, categories, type FormFactor, median } from './measure.ts';

/** What Lighthouse read of a page. */
export interface Reading {
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly wholeBytes: number;
  /** Ids of audits that kept a score from 100. */
  readonly audits: readonly string[];
}

/** @param form `mobile`: a middling phone, Lighthouse's own default; `desktop`: its preset */
export type Read = (url: string, runs: number, form: FormFactor) => Promise<Reading>;

/** Lends a reader that runs Lighthouse in one browser, page after page: two at once would slow each other. */
export async function withLighthouse(work: (read: Read) => Promise<void>): Promise<void> {
  const chrome = await launch({
    chromePath: findOrInstallChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'silent',
  });
  try {
    await work(async (url, runs, form) => {
      const readings: Reading[] = [];
      while (readings.length < runs) readings.push(await readOnce(url, chrome.port, form));
      return middleOf(readings);
    });
  } finally {
    chrome.kill();
  }
}

/** A reading that did not happen, such as one whose trace lacks its beginning, is taken once more, and the first is told. */
async function readOnce(url: string, port: number, form: FormFactor): Promise<Reading> {
  return await readPage(url, port, form).catch((error: unknown) => {
    console.log(`Read once more: ${error instanceof Error ? error.message : url}`);
    return readPage(url, port, form);
  });
}

async function readPage(url: string, port: number, form: FormFactor): Promise<Reading> {
  const result = await lighthouse(
    url,
    { port, onlyCategories: [...categories], logLevel: 'silent' },
    form === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const low = categories.flatMap((category) =>
    score(category) === 100 ? [] : (lhr.categories[category]?.auditRefs ?? []),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: figure('largest-contentful-paint'),
    layoutShift: figure('cumulative-layout-shift'),
    wholeBytes: figure('total-byte-weight'),
    audits: low
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

function middleOf(readings: readonly Reading[]): Reading {
  const middle = (pick: (reading: Reading) => number) => median(readings.map(pick));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    wholeBytes: middle(({ wholeBytes }) => wholeBytes),
    audits: [...new Set(readings.flatMap(({ audits }) => audits))],
  };
}
