import { Fragment, isValidElement, type ReactNode } from 'react';

/** Elements of HTML and SVG alone, as data that can be handed to another thread. */
export type PlainNode = string | number | null | PlainElement | readonly PlainNode[];

export interface PlainElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * What components make of themselves, down to the elements.
 * @param node made of functions without hooks
 * @throws for anything else that is no element, such as a context
 */
export function plainTree(node: ReactNode): PlainNode {
  if (node === null || node === undefined || typeof node === 'boolean') return null;
  if (typeof node === 'string' || typeof node === 'number') return node;
  if (Array.isArray(node)) return node.map((each: ReactNode) => plainTree(each));
  if (!isValidElement<Record<string, unknown>>(node)) throw new TypeError('This cannot be drawn.');
  const { type, props } = node;
  if (type === Fragment) return plainTree(childrenOf(props));
  if (typeof type === 'string') return { type, props: { ...props, children: plainTree(childrenOf(props)) } };
  return plainTree(rendered(type, props));
}

function childrenOf({ children }: Readonly<Record<string, unknown>>): ReactNode {
  return children as ReactNode;
}

/** Calls a component as React would. */
function rendered(type: unknown, props: Readonly<Record<string, unknown>>): ReactNode {
  if (typeof type !== 'function') throw new TypeError('Only functions can be drawn.');
  return (type as (props: Readonly<Record<string, unknown>>) => ReactNode)(props);
}
