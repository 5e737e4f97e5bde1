import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { GlyphSheet } from './drawing/glyphs.tsx';
import { TaskBar } from './task-bar.tsx';

/** The screen: windows on the desktop, the task bar that stays in view. */
export function Desktop({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className="desktop">
      <GlyphSheet without={context.facts.contractAddress === null ? 'lens' : 'warning'} />
      {children}
      <TaskBar context={context} />
    </div>
  );
}
