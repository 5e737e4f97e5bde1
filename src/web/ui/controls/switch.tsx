import { cx } from 'class-variance-authority';
import { useInteractive } from './interactive-fieldset.tsx';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  describedBy?: string | undefined;
  /** Cannot be changed, but keeps focus, so that screen readers read its description. */
  locked?: boolean | undefined;
}

/** On or off; the knob's side, not colour alone, shows the state. Disabled until hydration. */
export function Switch({ checked, onChange, label, describedBy, locked }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      disabled={!useInteractive()}
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      onClick={() => locked || onChange(!checked)}
      className={cx(
        'group relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border transition-colors duration-120',
        // A touch target of 44 pixels.
        'before:absolute before:-inset-y-2.5 before:inset-x-0',
        checked
          ? 'border-violet-end bg-violet-end forced-colors:bg-[Highlight]'
          : 'border-line-strong bg-field',
        locked && 'cursor-not-allowed! opacity-60',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-4 rounded-full transition-transform duration-120 ease-out',
          checked
            ? 'translate-x-5.5 bg-white rtl:-translate-x-5.5 forced-colors:bg-[Canvas]'
            : 'translate-x-0.75 bg-line-strong forced-colors:bg-[CanvasText]',
        )}
      />
    </button>
  );
}
