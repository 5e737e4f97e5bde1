import { cx } from 'class-variance-authority';

interface SpinnerProps {
  className?: string;
  /** For screen readers; without it the spinner is decoration beside a text. */
  label?: string;
}

/** A moon in its first quarter, turning; as large as the text around it unless `className` sizes it. */
export function Spinner({ className, label }: SpinnerProps) {
  const Frame = label ? 'output' : 'span';
  return (
    <Frame className={cx('inline-grid', className ?? 'size-5')}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </Frame>
  );
}
