import type { PageContext } from '../../sections/page-context.ts';
import { OutsideLink } from '../../sections/parts/outside-link.tsx';
import type { GlyphName } from './drawing/bitmaps.ts';
import { Glyph } from './drawing/glyphs.tsx';

/** The coin's own places and those that look it up, those that it has, each an icon with its name. */
export function Places({ context }: { context: PageContext }) {
  const { telegram, x, chart, explorer } = context.links;
  const places: { icon: GlyphName; name: string; url: string | undefined }[] = [
    { icon: 'plane', name: 'Telegram', url: telegram?.url },
    { icon: 'x', name: 'X', url: x?.url },
    { icon: 'chart', name: chart?.name ?? '', url: chart?.url },
    { icon: 'lens', name: explorer?.name ?? '', url: explorer?.url },
  ];
  return places.map(({ icon, name, url }) =>
    url === undefined ? null : (
      <li key={icon}>
        <OutsideLink className="place" href={url} context={context}>
          <Glyph name={icon} />
          <span>{name}</span>
        </OutsideLink>
      </li>
    ),
  );
}
