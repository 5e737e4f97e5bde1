import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pageTexts } from '../languages/languages.ts';
import { pageLanguages } from '../languages/texts.ts';
import { contentSecurityPolicy } from '../render/content-security-policy.ts';
import { testPage } from '../render/page.fixture.ts';
import { type PixelIds, pixelIds, pixelServices } from './pixel-ids.ts';
import { pixelFacts } from './pixels.ts';
import { default as byPictures } from './report-by-pictures.ts?script';
import { default as byScripts } from './report-by-scripts.ts?script';

const all = {
  meta: '123456789012345',
  tiktok: 'C4ABCDEFGHIJKLMNOPQR',
  x: 'o1abc',
  google: 'G-AB12CD34EF',
} satisfies PixelIds;

const pageWith = (pixels: PixelIds | undefined, hosting: 'path' | 'own-host' | 'folder', preview = false) => {
  const page = testPage({ document: { pixels }, options: { hosting, preview } });
  const policy = contentSecurityPolicy(page, hosting === 'path' ? 'path' : 'own-host');
  return { ...page, policy, bar: page.dom.querySelector('.consent') };
};

describe('identifiers', () => {
  it.each(Object.entries(all))('of %s may be %s', (service, id) => {
    expect(pixelIds.safeParse({ [service]: id }).success).toBe(true);
  });

  it.each([
    ['meta', '1234'],
    ['meta', '12345678901234567'],
    ['meta', "123456789012345');alert(1)//"],
    ['tiktok', 'c4abcdefghijklmnopqr'],
    ['tiktok', 'C4ABCDEFGHIJKLMNOPQR"'],
    ['x', 'O1ABC'],
    ['x', 'tw-o1abc-o2def'],
    ['google', 'UA-12345-1'],
    ['google', 'GTM-ABCDEF'],
    ['google', 'AW-1234567890'],
    ['google', 'G-AB12CD34EF\n'],
    ['google', '<script src="https://evil.example"></script>'],
    ['snap', '12345'],
  ])('of %s may not be %j', (service, id) => {
    expect(pixelIds.safeParse({ [service]: id }).success).toBe(false);
  });
});

describe('a page with pixels', () => {
  it('asks in its own language, with both answers alike, and says who would be told', () => {
    const { bar } = pageWith(all, 'own-host');
    expect(bar?.hasAttribute('hidden')).toBe(true);
    expect(bar?.querySelector('p')?.textContent).toContain('Meta, TikTok, X, and Google');
    const answers = [...(bar?.querySelectorAll('button') ?? [])];
    expect(answers.map(({ textContent }) => textContent)).toEqual(['No thanks', 'Allow']);
    expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
    const spanish = testPage({ document: { pixels: all, lang: 'es' } });
    expect(spanish.dom.querySelector('.consent')?.textContent).toContain('No, gracias');
  });

  it.each(pageLanguages)('in %s promises silence of the services, not of its own count', (lang) => {
    const { ask } = pageTexts(lang).texts.consent;
    expect(ask.split(/[?？.。](?=.)/).at(-1)).toContain('{services}');
  });

  it('names in its policy only the services that it reports to', () => {
    const { policy } = pageWith({ x: all.x }, 'own-host');
    expect(policy).toContain('https://static.ads-twitter.com');
    expect(policy).not.toMatch(/facebook|tiktok|google/);
    for (const service of pixelServices) {
      const { policy: own } = pageWith({ [service]: all[service] }, 'own-host');
      for (const source of Object.values(pixelFacts[service].sources).flat()) expect(own).toContain(source);
      expect(pageWith(undefined, 'own-host').policy).not.toContain(pixelFacts[service].sources.script[0]);
    }
  });

  it('on a path has pictures alone, and none where the service documents none', () => {
    const { bar, policy, html } = pageWith(all, 'path');
    expect(bar?.getAttribute('data-pictures')).toBe(
      `https://www.facebook.com/tr?id=${all.meta}&ev=PageView&noscript=1`,
    );
    expect(bar?.querySelector('p')?.textContent).not.toContain('TikTok');
    expect(policy).toMatch(/img-src [^;]*https:\/\/www\.facebook\.com[ ;]/);
    expect(policy).toMatch(/script-src 'sha256-[^' ]+';/);
    expect(policy).not.toMatch(/connect\.facebook|tiktok|twitter|google/);
    expect(html).not.toContain(all.x);
    const silent = pageWith({ tiktok: all.tiktok, x: all.x, google: all.google }, 'path');
    expect(silent.bar).toBeNull();
    expect(silent.html).toBe(pageWith(undefined, 'path').html);
  });

  it('loads nothing of a service by its own markup', () => {
    for (const hosting of ['path', 'own-host', 'folder'] as const) {
      const { dom } = pageWith(all, hosting);
      const loaded = [...dom.querySelectorAll('img, script, iframe, link')].map(
        (each) => each.getAttribute('src') ?? each.getAttribute('href') ?? '',
      );
      expect(loaded.join()).not.toMatch(/facebook|tiktok|twitter|google/);
    }
  });

  it('asks nobody in a preview', () => {
    const { bar, html } = pageWith(all, 'own-host', true);
    expect(bar).toBeNull();
    expect(html).not.toContain('consent');
  });
});

it('a page without pixels carries nothing of them', () => {
  const { html } = pageWith(undefined, 'own-host');
  expect(html).not.toMatch(/consent|pixel|fbq/);
});

it('the scripts of a page with pixels are small', () => {
  const sizeOf = (code: string) => brotliCompressSync(code).length;
  expect(sizeOf(byPictures)).toBeLessThan(500);
  expect(sizeOf(byScripts)).toBeLessThan(1_100);
});
