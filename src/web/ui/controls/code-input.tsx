import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

/** A control for six digits: phones offer the code of a message, and what is pasted may carry spaces. */
export function CodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      className="figures text-center font-semibold tracking-[0.3em] text-xl! placeholder:font-normal placeholder:tracking-normal"
    />
  );
}
