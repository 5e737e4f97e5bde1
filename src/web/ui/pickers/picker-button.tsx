import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useFieldControl } from '../controls/field.tsx';

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  icon: LucideIcon;
  text: string;
  placeholder: string;
}

/** A control that opens a picker: looks like an input, is named by its field's label and its value. */
export function PickerButton({ icon: Icon, text, placeholder, className, ...rest }: PickerButtonProps) {
  const { control, labelId } = useFieldControl();
  const valueId = useId();
  return (
    <button
      type="button"
      {...control}
      {...rest}
      aria-labelledby={labelId ? `${labelId} ${valueId}` : undefined}
      className={cx('control flex items-center justify-between gap-3', className)}
    >
      <span id={valueId} className={cx('figures truncate', !text && 'text-muted')}>
        {text || placeholder}
      </span>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
    </button>
  );
}
