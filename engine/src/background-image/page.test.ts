import { describe, expect, it } from 'vitest';
import { designsWithBackgroundImage } from '../designs/background-image.ts';
import { designs } from '../designs/designs.ts';
import { designNames } from '../document/design-names.ts';
import { testPage } from '../render/page.fixture.ts';

const url = `/storage/main_images/temp/${'0'.repeat(36)}.webp`;
const backgroundImage = { url, width: 512, height: 384 };

const pictureOf = (page: ReturnType<typeof testPage>) => page.dom.querySelector('.background-image img');

it('designs are listed by whether they have a place for a background picture', () => {
  const placed = designNames.filter((name) => designs[name].backgroundImage !== undefined);
  expect([...designsWithBackgroundImage].toSorted()).toEqual(placed.toSorted());
});

describe.each(designsWithBackgroundImage)('%s', (design) => {
  it('shows the picture once, with its size, behind what is read, and waits for it with nothing', () => {
    const page = testPage({ document: { design, backgroundImage } });
    expect(page.dom.querySelectorAll('.background-image')).toHaveLength(1);
    const picture = pictureOf(page);
    const named = ['src', 'width', 'height', 'alt', 'fetchpriority', 'decoding'].map((name) =>
      picture?.getAttribute(name),
    );
    expect(named).toEqual([url, '512', '384', '', 'low', 'async']);
    expect(picture?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(page.assets).toContain(url);
    expect(page.dom.head.innerHTML).not.toContain(url);
    expect(page.html).toContain('.background-image');
  });

  it('shows it in the preview, too', () => {
    const page = testPage({ document: { design, backgroundImage }, options: { preview: true } });
    expect(pictureOf(page)?.getAttribute('src')).toBe(url);
  });

  it('is the same page as before without one', () => {
    const plain = testPage({ document: { design } });
    expect(plain.html).not.toContain('background-image-');
    expect(testPage({ document: { design, backgroundImage: undefined } }).html).toBe(plain.html);
  });

  it('shows the copy that is kept with a live page in its lighter format, and nothing where that is gone', () => {
    const kept = { url: '/p/assets/kept.webp', avif: '/p/assets/kept.avif', width: 512, height: 384 };
    const document = { design, backgroundImage };
    const live = testPage({ document, facts: { backgroundImage: kept } });
    expect(pictureOf(live)?.getAttribute('src')).toBe(kept.url);
    expect(live.dom.querySelector('.background-image source')?.getAttribute('srcset')).toBe(kept.avif);
    expect(live.assets).toEqual(expect.arrayContaining([kept.url, kept.avif]));
    expect(live.assets).not.toContain(url);
    const gone = testPage({ document, facts: { backgroundImage: null } });
    expect(gone.html).toBe(testPage({ document: { design } }).html);
  });
});

it.each(designNames.filter((name) => !designsWithBackgroundImage.includes(name)))(
  '%s keeps the picture and is the same page as without it',
  (design) => {
    const page = testPage({ document: { design, backgroundImage } });
    expect(page.html).toBe(testPage({ document: { design } }).html);
    expect(page.assets).not.toContain(url);
  },
);
