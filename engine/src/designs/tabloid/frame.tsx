import { englishOnly } from '../shared/english-only.ts';
import { formatDay } from '../../launch/launch.ts';
import type { ReactNode } from 'react';
import type { PageContext } from '../../sections/page-context.ts';
import { mastheadOf } from './masthead.ts';

/** The sheet with its masthead: the paper is named after the coin and dated with the page's last change. */
export function Sheet({ context, children }: { context: PageContext; children: ReactNode }) {
  const { tokens, palette, updatedAt, texts, language } = context;
  const { prefix, name, fit, isPlain } = mastheadOf(tokens.name, context);
  return (
    <div className="sheet">
      <header className="masthead">
        <p className="ear">
          {englishOnly(context, 'Read all about ')}
          <bdi>{tokens.ticker}</bdi>
        </p>
        <p className="paper-name" data-fit={fit}>
          {prefix}
          <bdi className={isPlain ? 'plain' : undefined}>{name}</bdi>
        </p>
        <p className="ear">
          {englishOnly(context, 'Printed on ')}
          {tokens.chain}
        </p>
        <p className="dateline">
          <span>{palette.scheme === 'dark' ? texts.newspaper.night : texts.newspaper.morning}</span>
          <time dateTime={new Date(updatedAt).toISOString()}>{formatDay(updatedAt, 'full', language)}</time>
          {englishOnly(context, <span>Late news inside</span>)}
        </p>
      </header>
      {children}
    </div>
  );
}
