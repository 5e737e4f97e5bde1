import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { RowError } from './row-error.tsx';
import type { RowList } from '../../../../web/ui/lists/use-row-list.ts';

interface RowInputProps extends Omit<ComponentProps<'input'>, 'list'> {
  /** Begins the input's `data-focus`, which ends with its position. */
  focusName: string;
  /** Place of the row, from 0. */
  position: number;
  list: RowList;
  error: string | undefined;
  onEnter?: () => void;
}

/** The text of a row. Enter does not submit the form; Alt and an arrow key move the row. */
export function RowInput({ focusName, position, list, error, onEnter, ...input }: RowInputProps) {
  const errorId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter?.();
    }
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    list.move(position, position + step, `${focusName}-${position + step}`);
  };
  return (
    <div className="min-w-0">
      <input
        type="text"
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        data-focus={`${focusName}-${position}`}
        autoComplete="off"
        dir="auto"
        onKeyDown={onKeyDown}
        className="control"
      />
      <RowError id={errorId} message={error} />
    </div>
  );
}
