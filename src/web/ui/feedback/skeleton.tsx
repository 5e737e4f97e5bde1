import { cx } from 'class-variance-authority';

/** A grey shape of the size that `className` gives, standing for what is still loading. Mark the region `aria-busy`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-line', className)} />;
}

/** The shape of a settings row: a mark, two lines, and what can be pressed at its end. */
export function RowSkeleton() {
  return (
    <div className="flex min-h-11 items-center gap-4">
      <Skeleton className="size-5 shrink-0" />
      <div className="min-w-0 grow space-y-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-52 max-w-full" />
      </div>
      <Skeleton className="h-9 w-24 shrink-0" />
    </div>
  );
}
