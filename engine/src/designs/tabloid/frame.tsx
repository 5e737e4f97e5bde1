import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { mastheadOf } from './masthead.ts';

const dateOfIssue = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The sheet with its masthead: the paper is named after the coin and dated with the page's last change. */
export function Sheet({ context, children }: { context: PageContext; children: ReactNode }) {
  const { tokens, palette, updatedAt } = context;
  const { prefix, name, fit, isShouted } = mastheadOf(tokens.name);
  return (
    <div className="sheet">
      <header className="masthead">
        <p className="ear">
          Read all about <bdi>{tokens.ticker}</bdi>
        </p>
        <p className="paper-name" data-fit={fit}>
          {prefix}
          <bdi className={isShouted ? 'hushed' : undefined}>{name}</bdi>
        </p>
        <p className="ear">Printed on {tokens.chain}</p>
        <p className="dateline">
          <span>{palette.scheme === 'dark' ? 'Night edition' : 'Morning edition'}</span>
          <time dateTime={new Date(updatedAt).toISOString()}>{dateOfIssue.format(updatedAt)}</time>
          <span>Late news inside</span>
        </p>
      </header>
      {children}
    </div>
  );
}
