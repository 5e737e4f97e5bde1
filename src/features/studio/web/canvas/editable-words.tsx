import { directionOf } from '@moonpage/engine/sections/parts/direction.ts';
import type { PageContext } from '@moonpage/engine/sections/page-context.ts';
import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { notifyError } from '../../../../web/ui/feedback/notify.ts';
import { pasted, readText, writeText } from './text-dom.ts';

/** What the page's texts tell the studio. */
export interface TextEditing {
  /** How long the text in this element may be, in UTF-16 units; 0 when it cannot be found. */
  readonly roomOf: (element: HTMLElement) => number;
  /** What it is called, e.g. `Headline of Hero`. */
  readonly labelOf: (element: HTMLElement) => string;
  /** @returns whether the document has taken it */
  readonly write: (element: HTMLElement, text: string) => boolean;
  /** The caret stands in it now. */
  readonly enter: (element: HTMLElement) => void;
  /** The person goes on elsewhere. */
  readonly leave: () => void;
}

export const TextEditingContext = createContext<TextEditing | null>(null);

/** A text of the document that is edited where it stands: plain text in one line, tokens as chips. */
export function EditableWords({ text, context }: { text: string; context: PageContext }) {
  const editing = useContext(TextEditingContext);
  const place = useRef<HTMLSpanElement>(null);
  const drawn = useRef('');
  const isToldFull = useRef(false);
  const { tokens } = context;
  const values = Object.values(tokens).join('\n');
  const redraw = () => {
    const element = place.current;
    if (!element) return;
    writeText(element, text, tokens);
    drawn.current = values;
  };
  useLayoutEffect(() => {
    const element = place.current;
    // What is being typed stands there already, and is not touched: the caret would be lost.
    if (element && (drawn.current !== values || readText(element).trim() !== text)) redraw();
  });
  if (editing === null) return null;

  /** Once while the text has the focus. */
  const tellFull = (room: number) => {
    if (isToldFull.current) return;
    isToldFull.current = true;
    notifyError('This text is full', `It holds ${room} characters; more is left out.`);
  };
  const onInput = () => {
    const element = place.current;
    if (!element) return;
    const typed = readText(element);
    if (typed.trim() === '') return;
    const room = editing.roomOf(element);
    if (typed.length > room) tellFull(room);
    const isTaken = typed.length <= room && editing.write(element, typed.trim());
    // The next letter may come before the page is drawn again.
    if (isTaken) element.dataset['source'] = typed.trim();
    else {
      redraw();
      element.ownerDocument.getSelection()?.selectAllChildren(element);
      element.ownerDocument.getSelection()?.collapseToEnd();
    }
  };
  return (
    <span
      ref={place}
      data-source={text}
      dir={directionOf(text, context)}
      role="textbox"
      aria-label="Text of the page"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      onInput={(event) => {
        if (!event.nativeEvent.isComposing) onInput();
      }}
      onCompositionEnd={onInput}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' || event.key === 'Escape') {
          event.preventDefault();
          place.current?.blur();
        }
      }}
      onPaste={(event) => {
        event.preventDefault();
        const element = place.current;
        if (!element) return;
        const selection = element.ownerDocument.getSelection();
        // A token takes the room of its name, not of its value.
        const replaced = selection?.rangeCount ? readText(selection.getRangeAt(0).cloneContents()).length : 0;
        const most = editing.roomOf(element);
        const room = most - readText(element).length + replaced;
        const text = event.clipboardData.getData('text/plain');
        if (text.trim().length > room) tellFull(most);
        const added = pasted(text, room);
        // The one way that keeps the caret and the browser's own undo.
        if (added !== '') element.ownerDocument.execCommand('insertText', false, added);
      }}
      onFocus={({ currentTarget }) => {
        currentTarget.setAttribute('aria-label', editing.labelOf(currentTarget));
        editing.enter(currentTarget);
        isToldFull.current = false;
      }}
      onDrop={(event) => event.preventDefault()}
      onBlur={() => {
        const element = place.current;
        if (element && readText(element).trim() !== text) {
          if (readText(element).trim() === '') editing.write(element, '');
          redraw();
        }
        editing.leave();
      }}
    />
  );
}
