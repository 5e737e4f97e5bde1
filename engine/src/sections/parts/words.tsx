import { Fragment } from 'react';
import { splitTokens } from '../../document/tokens.ts';
import type { PageContext } from '../page-context.ts';

/** A text of the document with its tokens filled; names are isolated, so that none turns its neighbours around. */
export function Words({ text, context }: { text: string; context: PageContext }) {
  return splitTokens(text).map((part, position) =>
    'token' in part ? (
      <bdi key={position}>{context.tokens[part.token]}</bdi>
    ) : (
      <Fragment key={position}>{part.literal}</Fragment>
    ),
  );
}
