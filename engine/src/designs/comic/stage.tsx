import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { Mascot } from '../../sections/parts/mascot.tsx';
import { Burst } from './drawing/burst.tsx';

/** The mascot before a burst. @param stage.children in front of it */
export function Stage(stage: {
  context: PageContext;
  purpose: 'portrait' | 'decoration';
  children?: ReactNode;
}) {
  const { children, ...mascot } = stage;
  return (
    <div className="stage">
      <Burst className="flash" seed={stage.context.seed} />
      <Mascot {...mascot} />
      {children}
    </div>
  );
}
