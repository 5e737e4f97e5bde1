import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';

interface FieldControl {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/**
 * The id and ARIA attributes that the surrounding `Field` gives its control; nothing outside of one. Spread `control` on the
 * element that the label names; `labelId` serves controls that are named by `aria-labelledby`.
 */
export function useFieldControl(): { control: Partial<Omit<FieldControl, 'labelId'>>; labelId?: string } {
  const field = use(FieldContext);
  if (!field) return { control: {} };
  const { labelId, ...control } = field;
  return { control, labelId };
}

interface FieldProps {
  /** Exactly the label, nothing added to it. */
  label: string;
  hint?: ReactNode;
  /** The refusal; shown in danger style and tied to the control. */
  error?: string | undefined;
  /** Stands at the end of the label's line, outside of the label: "Optional", a link, a counter. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Field({ label, hint, error, aside, children, className }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const control: FieldControl = {
    id,
    labelId: `${id}-label`,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cx('min-w-0', className)}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label id={control.labelId} htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {errorId && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1em] shrink-0" />
          <span>{error}</span>
        </p>
      )}
      {hintId && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
