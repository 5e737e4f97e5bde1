import { Fragment, type ReactNode } from 'react';

/** A fixed text with elements in the place of what stands in braces, such as `{host}`. */
export function FixedText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, position) => (
      <Fragment key={position}>{position % 2 === 1 ? values[piece] : piece}</Fragment>
    ));
}
