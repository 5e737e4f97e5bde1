import type { ComponentProps } from 'react';
import { hexOf } from './colour-list.ts';
import { Input } from '../controls/field.tsx';
import { Swatch } from './swatch.tsx';

interface ColorFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  /** A colour's name or hex, as typed. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * One colour: a picker, and behind it a text control that holds the whole value. For react-hook-form use it in a `Controller` with
 * `{...field}`.
 */
export function ColorField({ value, onChange, ...rest }: ColorFieldProps) {
  return (
    <div className="flex gap-2.5">
      <Swatch label="Pick a color" hex={hexOf(value)} onChange={onChange} />
      <Input
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="figures min-w-0"
      />
    </div>
  );
}
