import type { ReactNode } from 'react';
import type { SectionKind } from '../../sections/schemas.ts';
import { type HeadedView, SectionBox, SectionIntro } from '../../sections/parts/standard-section.tsx';
import { Prompt } from './prompt.tsx';

/** A section as a tile of the screen: a box with the command that printed it in its upper line. */
export function Pane(pane: { id: string; kind: SectionKind; command: string; children: ReactNode }) {
  return (
    <SectionBox id={pane.id} kind={`pane ${pane.kind}`}>
      <Prompt command={pane.command} />
      {pane.children}
    </SectionBox>
  );
}

/** A pane that prints the section's heading and text first. */
export function HeadedPane(pane: {
  view: HeadedView;
  kind: SectionKind;
  command: string;
  children: ReactNode;
}) {
  const { view, children, ...rest } = pane;
  return (
    <Pane id={view.id} {...rest}>
      <SectionIntro {...view} />
      {children}
    </Pane>
  );
}
