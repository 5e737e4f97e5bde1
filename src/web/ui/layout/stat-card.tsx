import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';

interface StatCardProps {
  label: string;
  /** The figure; `undefined` while it loads. */
  value: number | undefined;
  icon: LucideIcon;
  hint?: ReactNode;
}

export function StatCard({ label, value, icon: Icon, hint }: StatCardProps) {
  return (
    <div
      className="rounded-card border border-line bg-surface p-5 shadow-card"
      aria-busy={value === undefined}
    >
      <div className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>{label}</span>
        <Icon aria-hidden="true" className="size-4" />
      </div>
      {value === undefined ? (
        <Skeleton className="mt-2 h-10 w-24" />
      ) : (
        <p className="figures mt-2 font-display text-4xl leading-10 font-bold tracking-tight">
          {value.toLocaleString('en-US')}
        </p>
      )}
      {hint && <p className="mt-2 text-sm text-muted">{hint}</p>}
    </div>
  );
}
