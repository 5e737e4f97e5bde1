import { cx } from 'class-variance-authority';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react';

interface FieldControl {
  id: string;
  name?: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What was refused in the surrounding form, by the names of its fields. */
export const FormErrors = createContext<Readonly<Record<string, string | undefined>>>({});

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
  /** The control's, in a form that keeps `FormErrors`: its error is shown, in the place of the hint. */
  name?: string;
  hint?: ReactNode;
  /** The hint stays beside the error. */
  keepsHint?: boolean;
  /** The refusal; shown in danger style and tied to the control. */
  error?: string | undefined;
  /** Stands at the end of the label's line, outside of the label: "Optional", a link, a counter. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Field(props: FieldProps) {
  const { label, name, hint, keepsHint = name === undefined, aside, children, className } = props;
  const id = useId();
  const errors = use(FormErrors);
  const error = name === undefined ? props.error : errors[name];
  const hintId = hint && (keepsHint || !error) ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const control: FieldControl = {
    id,
    ...(name === undefined ? {} : { name }),
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

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const { control } = useFieldControl();
  return <input type="text" {...control} {...rest} className={cx('control', className)} />;
}

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
      className="figures text-center font-semibold tracking-[0.3em] text-lg! placeholder:font-normal placeholder:tracking-normal"
    />
  );
}
