import { cx } from 'class-variance-authority';
import { Pipette } from 'lucide-react';

interface SwatchProps {
  /** What the picker is for; must not contain the label of the text field beside it. */
  label: string;
  /** `#rrggbb`, or null while the text beside it cannot be understood. */
  hex: string | null;
  onChange: (hex: string) => void;
  className?: string;
}

export function Swatch({ label, hex, onChange, className }: SwatchProps) {
  return (
    <span
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-control border border-line-strong forced-color-adjust-none forced-colors:border-[CanvasText]',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link has-disabled:opacity-60',
        hex === null && 'border-dashed text-muted',
        className,
      )}
      style={{ backgroundColor: hex ?? undefined }}
    >
      {hex === null && <Pipette aria-hidden="true" className="size-4" />}
      <input
        type="color"
        aria-label={label}
        value={hex ?? '#000000'}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </span>
  );
}
