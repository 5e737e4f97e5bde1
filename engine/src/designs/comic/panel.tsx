import type { ReactNode } from 'react';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import { Halftone } from './drawing/halftone.tsx';

/** What a panel is printed on: `rays` burst from a point, `dots` rise from its foot. */
export type Ground = 'rays' | 'dots';

/** A section as a panel of the comic: an inked frame with nothing at right angles, and its ground. */
export function Panel(panel: {
  id: string;
  kind: string;
  ground: Ground;
  backdrop?: ReactNode;
  children: ReactNode;
}) {
  return (
    <SectionBox id={panel.id} kind={`panel ${panel.kind}`}>
      <PanelGround ground={panel.ground}>{panel.backdrop}</PanelGround>
      {panel.children}
    </SectionBox>
  );
}

/** The printed ground of any element with the class `panel`. */
export function PanelGround({ ground, children }: { ground: Ground; children?: ReactNode }) {
  return (
    <div className={`ground ${ground}`} aria-hidden="true">
      <Halftone />
      {children}
    </div>
  );
}
