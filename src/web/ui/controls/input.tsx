import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const { control } = useFieldControl();
  return <input type="text" {...control} {...rest} className={cx('control', className)} />;
}
