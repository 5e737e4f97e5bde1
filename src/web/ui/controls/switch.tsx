import { cx } from 'class-variance-authority';

interface SwitchProps {
  checked: boolean;
  /** Called with what it shall be. */
  onChange: (checked: boolean) => void;
  /** What is switched. */
  label: string;
  /** Id of a text that says more about it. */
  describedBy?: string | undefined;
  /** Cannot be changed, and can still be reached, so that its description is heard. */
  locked?: boolean | undefined;
}

/** On or off, at once. Off is told from on by the knob's side, not by colour alone. */
export function Switch({ checked, onChange, label, describedBy, locked }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={locked || undefined}
      onClick={() => locked || onChange(!checked)}
      className={cx(
        'group relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border transition-colors duration-120',
        // The press reaches further than the picture: 44 pixels, as a finger wants.
        'before:absolute before:-inset-y-2.5 before:inset-x-0',
        checked ? 'border-violet-end bg-violet-end' : 'border-line-strong bg-field',
        locked && 'cursor-not-allowed! opacity-60',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-4 rounded-full transition-transform duration-120 ease-out',
          checked ? 'translate-x-5.5 bg-white rtl:-translate-x-5.5' : 'translate-x-0.75 bg-line-strong',
        )}
      />
    </button>
  );
}
