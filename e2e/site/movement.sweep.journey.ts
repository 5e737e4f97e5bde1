import sharp from 'sharp';
import { expect, type Page, test } from '@playwright/test';
import { pepe } from '../test-support/coins.fixture.ts';
import { serveGallery } from '../test-support/gallery.ts';

const now = Date.UTC(2026, 10, 21, 12, 0);
const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** In every design alike: the strip of phrases. */
const shared = ['pass'];
const coin = { ...pepe, launchDate: '2026-12-24', mainImageUrl: '' };

test('every design moves in a way of its own, and nothing does for those who want stillness', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await page.clock.setFixedTime(now);
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3d8130' } })
    .png()
    .toBuffer();
  const gallery = await serveGallery(
    [
      { details: coin, picture: null },
      { details: { ...coin, coinName: 'Pepe himself' }, picture: { name: 'pepe.png', bytes: picture } },
    ],
    now,
  );
  // What runs by the clock stands at its beginning until it is asked, so that nothing ends before it was looked at.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const flaws: string[] = [];
  try {
    for (const path of gallery.paths) {
      for (const viewport of viewports) {
        const report = (flaw: string) => flaws.push(`${path} at ${viewport.width}: ${flaw}`);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.goto(gallery.url + path);
        const { moved, stood } = await movements(page);
        if (!moved.some((name) => !shared.includes(name))) report('nothing of its own moves');
        for (const name of stood) report(`${name} changes nothing`);

        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.reload();
        const still = await movements(page);
        await page.locator('.buy-button').first().hover();
        const running = await page.evaluate(() => document.getAnimations().length);
        if (running > 0) report('something answers a pointer with movement all the same');
        for (const name of [...still.moved, ...still.stood]) report(`${name} runs all the same`);
      }
    }
  } finally {
    await gallery.close();
  }
  expect(flaws).toEqual([]);
});

/**
 * The page's animations from its top to its end, by name.
 * @returns those by which an element looks different at two times or two places of the scroll, and those that run to no effect;
 *   a rule for browsers that know scroll timelines which names none is among these
 */
async function movements(page: Page): Promise<{ moved: string[]; stood: string[] }> {
  return await page.evaluate(async () => {
    const step = 240;
    const rulesIn = ({ cssRules }: CSSGroupingRule | CSSStyleSheet): CSSRule[] =>
      [...cssRules].flatMap((rule) => [rule, ...(rule instanceof CSSGroupingRule ? rulesIn(rule) : [])]);
    const rules = [...document.styleSheets].flatMap(rulesIn);
    // Those that Chromium lists in no keyframe.
    const ownProperties = rules.flatMap((rule) => (rule instanceof CSSPropertyRule ? [rule.name] : []));
    /** Of every element, by the name of the animation. */
    const looks = new Map<string, Map<Element, Set<string>>>();
    const note = (name: string, { target }: KeyframeEffect, look: string) => {
      if (target === null) return;
      const elements = looks.get(name) ?? new Map<Element, Set<string>>();
      looks.set(name, elements.set(target, (elements.get(target) ?? new Set()).add(look)));
    };
    const lookOf = (effect: KeyframeEffect) => {
      if (effect.target === null) return '';
      const style = getComputedStyle(effect.target, effect.pseudoElement);
      const properties = new Set([...ownProperties, ...effect.getKeyframes().flatMap(Object.keys)]);
      return [...properties]
        .map((name) =>
          style.getPropertyValue(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
        )
        .join();
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      for (const animation of document.getAnimations()) {
        const { effect, timeline } = animation;
        if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) continue;
        const { animationName: name } = animation;
        if (timeline !== document.timeline) {
          note(name, effect, lookOf(effect));
          continue;
        }
        const { delay = 0, duration } = effect.getComputedTiming();
        const { currentTime } = animation;
        for (const part of [0, 0.25, 0.5, 0.75, 0.99]) {
          animation.currentTime = delay + part * Number(duration);
          note(name, effect, lookOf(effect));
        }
        animation.currentTime = currentTime;
      }
    }
    const lost = rules
      .filter((rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes('animation-timeline'))
      .filter(
        (rule) =>
          !rulesIn(rule as CSSSupportsRule).some(
            (inner) =>
              inner instanceof CSSStyleRule && inner.style.getPropertyValue('animation-timeline') !== '',
          ),
      );
    const names = [...looks.keys()];
    const hasMoved = (name: string) => [...(looks.get(name)?.values() ?? [])].some(({ size }) => size > 1);
    return {
      moved: names.filter(hasMoved),
      stood: [...names.filter((name) => !hasMoved(name)), ...lost.map(({ cssText }) => cssText)],
    };
  });
}
