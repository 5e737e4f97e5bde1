import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { type Typeface, typefaces, typefacesOf } from '../document/typefaces.ts';
import { testPage } from '../render/page.fixture.ts';
import { designs } from './designs.ts';

const shipped = new Set(
  Object.values(designs).flatMap(({ fonts }) =>
    fonts.map(({ package: from, file }) => `${from}/files/${file}`),
  ),
);
const wholeFile = (asset: string) => asset.replace('.core.woff2', '.woff2');
const pageIn = (design: (typeof designNames)[number], typeface?: Typeface, name = 'Pepe') => {
  const facts = { name, image: null, gallery: [] };
  return testPage({ document: { design, ...(typeface && { typeface }) }, facts });
};
const fontsIn = ({ assets }: { assets: readonly string[] }) =>
  assets.filter((asset) => asset.endsWith('.woff2'));

describe.each(designNames)('the type of %s', (design) => {
  test.each(typefacesOf(design))(
    '%s takes the place of its faces, with files that are shipped',
    (typeface) => {
      const page = pageIn(design, typeface);
      const files = fontsIn(page);
      expect(files.every((asset) => shipped.has(wholeFile(asset)))).toBe(true);
      expect(new Set(files).size).toBe(files.length);
      const preloads = [...page.dom.querySelectorAll('link[rel=preload][as=font]')];
      const hrefs = preloads.map((each) => each.getAttribute('href'));
      expect(hrefs.length).toBeGreaterThan(0);
      expect(hrefs.length).toBeLessThanOrEqual(2);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      const { type } = designs[design];
      expect(page.html).toContain(`html:root{${type?.lettering.property}:'Lettering','Lettering fallback'`);
      expect(page.html).not.toContain(`font-family:'${type?.lettering.family}'`);
    },
  );

  test('says nothing of type where none is chosen', () => {
    expect(pageIn(design).html).not.toMatch(/'Lettering|'Text'|html:root/);
  });
});

test('letters beyond the Latin ones bring their own files', () => {
  const latin = fontsIn(pageIn('moonshot', 'serif'));
  const cyrillic = fontsIn(pageIn('moonshot', 'serif', 'Жаба'));
  expect(cyrillic.filter((each) => !latin.includes(each))).toEqual([
    expect.stringContaining('playfair-display-cyrillic'),
  ]);
});

test('thin letters are not offered where lettering has an outline of ink', () => {
  for (const design of ['comic', 'toon-sky'] as const) expect(typefacesOf(design)).toEqual(['bold', 'mono']);
});

test('a design that is set in its own type alone is drawn as without another', () => {
  expect(typefacesOf('arcade')).toEqual([]);
  for (const typeface of typefaces) expect(pageIn('arcade', typeface).html).toBe(pageIn('arcade').html);
});
