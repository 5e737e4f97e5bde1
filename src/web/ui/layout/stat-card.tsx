import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  value: number;
  /** Whether the value only stands in for one that is on its way. */
  isLoading: boolean;
  icon: LucideIcon;
  hint?: ReactNode;
}

export function StatCard({ label, value, isLoading, icon: Icon, hint }: StatCardProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6" aria-busy={isLoading}>
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>{label}</span>
        <Icon aria-hidden="true" className="size-4" />
      </div>
      <p
        className={cx(
          'figures mt-2 font-display text-4xl leading-10 font-bold tracking-tight',
          isLoading && 'text-muted',
        )}
      >
        {value.toLocaleString('en-US')}
      </p>
      {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
    </div>
  );
}
