import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { toonSky } from './design.ts';

const document = { design: 'toon-sky' } as const;

describe('a page under the toon sky', () => {
  it('stands its mascot on a hill at both ends of the walk, named once', () => {
    const { dom } = testPage({ document });
    const mascots = [...dom.querySelectorAll('.hilltop img')].map((each) => each.getAttribute('alt'));
    expect(mascots).toEqual(['The mascot of Pepe', '']);
    expect(dom.querySelectorAll('.hilltop .near-hill')).toHaveLength(2);
  });

  it('tows the marquee behind a plane and says its phrases once', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.tow > .plane + #marquee')).not.toBeNull();
    expect(dom.querySelectorAll('#marquee ul:not([aria-hidden])')).toHaveLength(1);
  });

  it('hangs its clouds elsewhere for another seed, and in the same places for the same', () => {
    const palette = createPalette({ colours: ['#7c3aed'], background: 'skyblue' });
    expect(toonSky.tokens(palette, 1)).toEqual(toonSky.tokens(palette, 1));
    expect(toonSky.tokens(palette, 1)).not.toEqual(toonSky.tokens(palette, 2));
  });
});
