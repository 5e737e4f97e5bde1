import { splitTokens, type TokenName, type TokenValues } from '@moonpage/engine/text/tokens.ts';

/** The text that an element, or a part of it, shows, with its tokens in braces again. */
export function readText(element: ParentNode): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return node.textContent ?? '';
      const token = node.getAttribute('data-token');
      return token === null ? (node.textContent ?? '') : `{${token}}`;
    })
    .join('')
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
}

/** Writes a text into an element: letters, and tokens as chips that are kept or removed whole. */
export function writeText(element: Element, text: string, values: TokenValues): void {
  const { ownerDocument } = element;
  element.replaceChildren(
    ...splitTokens(text).map((part) =>
      'token' in part ? chip(ownerDocument, part.token, values) : part.literal,
    ),
  );
}

function chip(document: Document, token: TokenName, values: TokenValues): HTMLElement {
  const element = document.createElement('bdi');
  element.dataset['token'] = token;
  element.contentEditable = 'false';
  element.textContent = values[token];
  return element;
}

/** What is put in from elsewhere: one line, no longer than there is room. */
export function pasted(text: string, room: number): string {
  return (
    text
      .slice(0, Math.max(room, 0) * 2)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .slice(0, Math.max(room, 0))
      // Half of a character is none.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}

/** Elements of a frame are of another realm than this code. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
