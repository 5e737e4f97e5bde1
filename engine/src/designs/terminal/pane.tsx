import type { ReactNode } from 'react';
import type { SectionKind } from '../../sections/schemas.ts';
import { Prompt } from './prompt.tsx';

/** A section as a tile of the screen: a box with the command that printed it in its upper line. */
export function Pane(pane: { id: string; kind: SectionKind; command: string; children: ReactNode }) {
  return (
    <section className={`section pane ${pane.kind}`} id={pane.id} aria-labelledby={`${pane.id}-title`}>
      <Prompt command={pane.command} />
      {pane.children}
    </section>
  );
}
