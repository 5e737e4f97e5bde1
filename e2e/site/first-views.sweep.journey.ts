import { expect, type Page, test } from '@playwright/test';
import { pepe } from '../test-support/coins.fixture.ts';
import { serveGallery } from '../test-support/gallery.ts';

const dayInMs = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 12, 0);
const widths = [320, 390, 600, 820, 1100, 1440, 1920, 2560];
/** Where the main button and the portrait's face are seen without scrolling. */
const firstViews = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Coins that launch in six digits of days, in four and in two, and one of a long word with little to quote; without a picture and a link, so
 * that emblems and chains' exchanges are seen.
 */
const coins = [
  { coinName: 'Pepe in 355000 days', days: 355_000 },
  { coinName: 'Pepe in 1042 days', days: 1042 },
  { coinName: 'Pepe in 20 days', days: 20 },
  { coinName: 'Skywalker', days: 20, description: 'A thing that guards the pond.' },
].map(({ days, ...words }) => ({
  ...pepe,
  ...words,
  mainImageUrl: '',
  buyButtonLink: '',
  launchDate: new Date(now + days * dayInMs).toISOString().slice(0, 10),
}));

test('no page is wider than its screen, no word of a headline and no countdown breaks, and what counts is seen at once', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const gallery = await serveGallery(
    coins.map((details) => ({ details, picture: null })),
    now,
  );
  const flaws: string[] = [];
  try {
    await page.clock.setFixedTime(now);
    for (const path of gallery.paths) {
      await page.goto(gallery.url + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        flaws.push(...(await widthFlaws(page)).map((flaw) => `${path} at ${width}: ${flaw}`));
      }
      for (const size of firstViews) {
        await page.setViewportSize(size);
        flaws.push(...(await firstViewFlaws(page)).map((flaw) => `${path} at ${size.width}: ${flaw}`));
      }
    }
  } finally {
    await gallery.close();
  }
  expect(flaws).toEqual([]);
});

async function widthFlaws(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const broken = [...document.querySelectorAll('.clock-digits')].filter((digits) => {
      const range = document.createRange();
      range.selectNodeContents(digits);
      const unit = digits.closest('.clock-unit')?.getBoundingClientRect();
      return (
        range.getClientRects().length > 1 ||
        range.getBoundingClientRect().width > (unit?.width ?? 0) + 1 ||
        (unit?.right ?? 0) > window.innerWidth
      );
    });
    const headline = document.createTreeWalker(
      document.querySelector('h1') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const brokenWords: string[] = [];
    for (let text = headline.nextNode(); text; text = headline.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) brokenWords.push(word);
      }
    return [
      ...brokenWords.map((word) => `“${word}” breaks in the headline`),
      ...(wider > 0 ? [`${wider} pixels too wide`] : []),
      ...broken.map(({ textContent }) => `${textContent} has no room in the countdown`),
    ];
  });
}

async function firstViewFlaws(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const button = document.querySelector('.hero .buy-button')?.getBoundingClientRect();
    const portrait = document.querySelector('.hero .mascot')?.getBoundingClientRect();
    const isFaceSeen = portrait !== undefined && portrait.top + portrait.height / 2 <= window.innerHeight;
    return [
      ...(button !== undefined && button.bottom <= window.innerHeight
        ? []
        : [`the button ends at ${button?.bottom}`]),
      ...(isFaceSeen ? [] : [`the portrait is at ${portrait?.top} to ${portrait?.bottom}`]),
    ];
  });
}
