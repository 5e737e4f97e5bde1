import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../feedback/spinner.tsx';
import { useInteractive } from './interactive-fieldset.tsx';

/** Classes of a button, for the rare element that must look like one without being `Button` or `ButtonLink`. */
export const buttonStyle = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-control border bg-origin-border text-center leading-tight font-semibold select-none transition-[background-color,border-color,filter,transform] duration-120 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        primary:
          'accent-fill border-transparent text-white shadow-[inset_0_1px_0_#ffffff33] hover:brightness-110',
        secondary:
          'border-line-strong/60 bg-surface text-text hover:border-line-strong hover:bg-wash disabled:hover:bg-surface',
        quiet: 'border-transparent text-text hover:bg-wash',
        danger: 'border-transparent bg-danger-solid text-white hover:brightness-110',
      },
      size: {
        small: 'min-h-9 px-3 py-1.5 text-sm',
        medium: 'min-h-11 px-5 py-2.5 text-sm',
        large: 'min-h-13 px-7 py-3 text-base',
      },
    },
    defaultVariants: { tone: 'secondary', size: 'medium' },
  },
);

type Look = VariantProps<typeof buttonStyle>;

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: a spinner takes the text's place, the width stays, presses are ignored, focus is kept. */
  busy?: boolean | undefined;
}

/**
 * The product's button. `tone`: `primary` for the one main action of a screen, `secondary` (default), `quiet`, `danger`;
 * `size`: `small`, `medium` (default), `large`. It is `type="button"` unless told otherwise, and disabled until hydration.
 */
export function Button(props: ButtonProps) {
  const { tone, size, busy, disabled, className, children, onClick, type, ...rest } = props;
  const interactive = useInteractive();
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={!interactive || disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(buttonStyle({ tone, size }), className)}
    >
      <span className={cx('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
          <Spinner />
        </span>
      )}
    </button>
  );
}

export function ButtonLink({ tone, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={cx(buttonStyle({ tone, size }), className)} />;
}
