import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { BackgroundImage } from '../../background-image/component.tsx';
import { GlyphSheet } from './drawing/glyphs.tsx';
import { TaskBar } from './task-bar.tsx';

/** The screen: windows on the desktop, the task bar that stays in view. */
export function Desktop({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className="desktop">
      <BackgroundImage context={context} />
      <GlyphSheet without={context.facts.contractAddress === null ? 'lens' : 'warning'} />
      {children}
      <TaskBar context={context} />
    </div>
  );
}
