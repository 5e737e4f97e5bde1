import { cx } from 'class-variance-authority';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Input } from './input.tsx';

/** A password control with a switch that shows what was typed. Give it `autoComplete` `current-password` or `new-password`. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input {...rest} type={shown ? 'text' : 'password'} className={cx('pe-12', className)} />
      <button
        type="button"
        // The name avoids the word of the field's label: a label must find one control.
        aria-label="Show characters"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 end-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-text"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
