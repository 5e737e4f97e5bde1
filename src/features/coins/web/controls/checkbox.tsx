import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** The browser's own box with its label. Spread `register('name')` on it. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-medium has-disabled:cursor-not-allowed">
      <input type="checkbox" {...rest} className="size-4.5 shrink-0 cursor-[inherit]" />
      {label}
    </label>
  );
}
