import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { inlineBoxStyle, inlineEdge } from './inline-select.tsx';

export interface ComboboxOption {
  readonly text: string;
  readonly isSelected: boolean;
  readonly choose: () => void;
}

interface InlineComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'list' | 'role' | 'className'
> {
  /** What stands in the sentence unless something else is being typed. */
  value: string;
  /** Whether it is what the person chose; what is offered has a dashed edge. */
  isChosen: boolean;
  options: readonly ComboboxOption[];
  onType: (text: string) => void;
}

/**
 * A value inside of a sentence, as wide as its own text, that is typed into or chosen from a few options: the combobox of
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox. What was typed and is left empty shows `value` again.
 */
export function InlineCombobox({ value, isChosen, options, onType, onBlur, ...input }: InlineComboboxProps) {
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;

  const open = (at: number) => {
    setIsOpen(true);
    setActive(at);
  };
  const choose = ({ choose: take }: ComboboxOption) => {
    take();
    setTyped(null);
    setIsOpen(false);
  };
  const pressed = (event: KeyboardEvent) => {
    const { length } = options;
    if (event.key === 'ArrowDown') open(isOpen ? (active + 1) % length : 0);
    else if (event.key === 'ArrowUp') open(isOpen && active > 0 ? active - 1 : length - 1);
    else if (event.key === 'Enter' && isOpen) {
      const option = options[active];
      if (option) choose(option);
      else setIsOpen(false);
    } else return;
    event.preventDefault();
  };

  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Anchor asChild>
        <span
          ref={box}
          className={cx(
            inlineBoxStyle,
            inlineEdge(isChosen),
            'has-[[aria-invalid=true]]:border-danger has-[[aria-invalid=true]]:border-solid',
          )}
        >
          {/* The text once more, unseen, gives the box its width. */}
          <span aria-hidden="true" className="invisible min-w-8 truncate whitespace-pre">
            {shown}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <input
            type="text"
            autoComplete="off"
            {...input}
            role="combobox"
            aria-autocomplete="none"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            value={shown}
            onFocus={(event) => event.target.select()}
            onClick={() => open(-1)}
            onKeyDown={pressed}
            onChange={({ target }) => {
              setTyped(target.value);
              onType(target.value);
              open(-1);
            }}
            onBlur={(event) => {
              setTyped(null);
              setIsOpen(false);
              onBlur?.(event);
            }}
            className="absolute inset-0 size-full truncate rounded-[inherit] bg-transparent ps-2.5 pe-7 text-base md:text-sm outline-none"
          />
        </span>
      </Popover.Anchor>
      {isOpen && (
        // In its place, not at the end of the page: a list box belongs to a landmark.
        <Popover.Content
          forceMount
          id={listId}
          role="listbox"
          aria-labelledby={input['aria-labelledby']}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
          }}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 min-w-56 max-w-[calc(100vw-1.5rem)] animate-rise rounded-card bg-raised p-1.5 text-text shadow-float forced-colors:border"
        >
          {options.map((option, at) => (
            <button
              key={option.text}
              type="button"
              tabIndex={-1}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={option.isSelected}
              onClick={() => choose(option)}
              className={cx(
                'flex min-h-11 w-full items-center text-start gap-2 rounded-control px-3 hover:bg-wash',
                at === active && 'chosen bg-wash',
              )}
            >
              <Check
                aria-hidden="true"
                className={cx('size-4 shrink-0 text-link', !option.isSelected && 'invisible')}
              />
              {option.text}
            </button>
          ))}
        </Popover.Content>
      )}
    </Popover.Root>
  );
}
