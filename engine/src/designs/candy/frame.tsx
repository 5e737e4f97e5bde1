import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { sweetId } from './drawing/friend.tsx';

/** The shop: its awning, and in the pantry the emblem that looks in from the edges, drawn once. */
export function SweetShop({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <div className="shop">
      {context.image === null ? (
        <svg className="pantry" aria-hidden="true">
          <symbol id={sweetId} viewBox="0 0 400 400" overflow="visible">
            {context.emblem}
          </symbol>
        </svg>
      ) : null}
      <div className="awning" aria-hidden="true" />
      {children}
    </div>
  );
}
