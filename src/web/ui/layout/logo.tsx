import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Link } from 'react-router';

/** The mark: a page whose folded corner is a rising moon. Decoration beside the name. */
export function LogoMark({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className ?? 'size-8')}>
      <defs>
        <linearGradient id={id} x1="4" y1="4" x2="26" y2="30" gradientUnits="userSpaceOnUse">
          <stop stopColor="#7c3aed" />
          <stop offset="1" stopColor="#ef4444" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M8 4h6.3a8.8 8.8 0 0 0 11.7 11.9V26a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z"
      />
      <circle cx="23" cy="8.5" r="6" fill="var(--color-moon)" />
      <path stroke="#fff" strokeWidth="2.4" strokeLinecap="round" d="M9.5 20h11M9.5 25h6" />
    </svg>
  );
}

/** Mark and name, linking home. @param name the product's name, from the settings. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <Link
      to="/"
      className={cx(
        'inline-flex items-center gap-2.5 rounded-control font-display text-lg font-bold tracking-tight',
        className,
      )}
    >
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
