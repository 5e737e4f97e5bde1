import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface InlineSelectProps extends ComponentProps<'select'> {
  /** What stands in the sentence; the options may say more. */
  text: string;
  /** Whether it is what the person chose; what is offered has a dashed edge. */
  isChosen: boolean;
  options: readonly { readonly value: string; readonly text: string }[];
}

/** The box of a value inside of a sentence. */
export const inlineBoxStyle =
  'relative inline-flex min-h-9 min-w-0 max-w-full items-center gap-1 rounded-control border bg-field ps-2.5 pe-2 font-medium text-text transition-colors hover:border-muted focus-within:border-link focus-within:shadow-[0_0_0_3px_color-mix(in_srgb,var(--color-link)_30%,transparent)] forced-colors:focus-within:outline-2';
export const inlineEdge = (isChosen: boolean) =>
  isChosen ? 'border-line-strong' : 'border-dashed border-line-strong';

/** A value inside of a sentence, as wide as its own text: the browser's own select lies over it, unseen. */
export function InlineSelect({ text, isChosen, options, className, ...rest }: InlineSelectProps) {
  return (
    <span className={cx(inlineBoxStyle, inlineEdge(isChosen), className)}>
      <span aria-hidden="true" className="truncate">
        {text}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <select
        {...rest}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none text-base md:text-sm opacity-0 enabled:cursor-pointer"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-text">
            {option.text}
          </option>
        ))}
      </select>
    </span>
  );
}
