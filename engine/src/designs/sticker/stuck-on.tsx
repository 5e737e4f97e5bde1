import type { ComponentType } from 'react';
import type { SectionKind } from '../../sections/schemas.ts';
import type { SectionView } from '../../sections/section.ts';
import { sections } from '../../sections/sections.ts';
import { Decal, decalsOf } from './drawing/stuck.tsx';

/** The standard section with a sticker across the edge to the one above. @param nth which of the page's stickers */
export function stuckOn<Kind extends SectionKind>(kind: Kind, nth: number) {
  const Section: ComponentType<SectionView<Kind>> = sections[kind].Component;
  return function StuckOn(view: SectionView<Kind>) {
    const decals = decalsOf(view.context.seed);
    return (
      <>
        <div className="seam">
          <Decal name={decals[nth % decals.length] ?? 'star'} place={nth % 2 === 0 ? 'at-start' : 'at-end'} />
        </div>
        <Section {...view} />
      </>
    );
  };
}
