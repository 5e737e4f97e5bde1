import { Fragment } from 'react';
import { splitTokens, type TextPart } from '../../text/tokens.ts';
import type { PageContext } from '../page-context.ts';

/**
 * A text of the document with its tokens filled; names are isolated, so that none turns its neighbours around. Where the
 * document is not in English, its words say in which language they are.
 */
export function Words({ text, context }: { text: string; context: PageContext }) {
  const parts = splitTokens(text);
  const hasWords = parts.some((part) => 'literal' in part && /\p{L}/u.test(part.literal));
  return context.lang !== undefined && hasWords ? (
    <span lang={context.lang}>
      <Filled parts={parts} context={context} />
    </span>
  ) : (
    <Filled parts={parts} context={context} />
  );
}

function Filled({ parts, context }: { parts: readonly TextPart[]; context: PageContext }) {
  return parts.map((part, position) =>
    'token' in part ? (
      <bdi key={position}>{context.tokens[part.token]}</bdi>
    ) : (
      <Fragment key={position}>{part.literal}</Fragment>
    ),
  );
}
