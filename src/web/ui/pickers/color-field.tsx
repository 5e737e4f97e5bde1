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
 * One colour: a text control that holds the whole value and a picker beside it. For react-hook-form use it in a `Controller` with
 * `{...field}`.
 */
export function ColorField({ value, onChange, ...rest }: ColorFieldProps) {
  return (
    <div className="flex gap-2">
      <Input
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Swatch label="Pick a color" hex={hexOf(value)} onChange={onChange} />
    </div>
  );
}
