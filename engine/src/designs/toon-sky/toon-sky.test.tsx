import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPalette } from '../../colour/palette.ts';
import type { CreatureMood } from '../../creatures/creature.ts';
import { drawCreature } from '../../creatures/draw.ts';
import { shortPath } from '../../creatures/outline.ts';
import { testPage } from '../../render/page.fixture.ts';
import { toonSky } from './design.ts';
import { ToonCreature } from './drawing/creature.tsx';

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

  it('cuts a slice out of every pupil, and leaves a tear whole', () => {
    const palette = createPalette({ colours: ['#f7931a', '#1c4d9c'], background: 'white' });
    const whites = (mood: CreatureMood) =>
      renderToStaticMarkup(
        <ToonCreature symbol="A" seed={1} palette={palette} {...drawCreature({ kind: 'ghost', mood }, 0)} />,
      ).match(/<path d="([^"]*)" fill="[^"]*" stroke-width="0"/)?.[1];
    expect(whites('happy')?.match(/h\d+v\d+z/g)).toHaveLength(2);
    expect(whites('sad')).toMatch(/h\d+v\d+z/);
    const tear = drawCreature({ kind: 'ghost', mood: 'sad' }, 0).shapes.findLast(
      ({ role }) => role === 'white',
    );
    const drawn = renderToStaticMarkup(
      <ToonCreature
        symbol="A"
        seed={1}
        palette={palette}
        {...drawCreature({ kind: 'ghost', mood: 'sad' }, 0)}
      />,
    );
    expect(drawn).toContain(shortPath(tear?.d ?? '-'));
  });

  it('hangs its clouds elsewhere for another seed, and in the same places for the same', () => {
    const palette = createPalette({ colours: ['#7c3aed'], background: 'skyblue' });
    expect(toonSky.tokens(palette, 1)).toEqual(toonSky.tokens(palette, 1));
    expect(toonSky.tokens(palette, 1)).not.toEqual(toonSky.tokens(palette, 2));
  });
});
