import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly string[];
  /** Shown while nothing is chosen, e.g. `Choose a chain`. */
  placeholder: string;
  /** Whether the placeholder can be chosen, too, e.g. `All chains`; otherwise it is no option. */
  isOptional?: boolean;
}

/** The browser's own select, styled: it is the accessible one on every device. Spread `register('name')` on it. */
export function Select({ options, placeholder, isOptional = false, className, ...rest }: SelectProps) {
  const { control } = useFieldControl();
  return (
    <SelectBox>
      <select
        {...control}
        {...rest}
        className={cx(
          'control appearance-none pe-10',
          !isOptional && 'has-[option[value=""]:checked]:text-muted',
          className,
        )}
      >
        <option value="" hidden={!isOptional}>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option} value={option} className="bg-raised text-text">
            {option}
          </option>
        ))}
      </select>
    </SelectBox>
  );
}

/** Around a select of the class `control` with `appearance-none pe-10`: the arrow that the browser's own gives way to. */
export function SelectBox({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('relative', className)}>
      {children}
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
