import { cx } from 'class-variance-authority';

/** A grey shape of the size that `className` gives, standing for what is still loading. Mark the region `aria-busy`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-line', className)} />;
}
