import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

/** A one-line text control; inside a `Field` it is labelled by it. Spread `register('name')` on it. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const { control } = useFieldControl();
  return <input type="text" {...control} {...rest} className={cx('control', className)} />;
}
