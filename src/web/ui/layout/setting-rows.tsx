import type { ReactNode } from 'react';
import { RowSkeleton } from '../feedback/skeleton.tsx';

const listStyle = '@container divide-y divide-line rounded-control border border-line';

/** What a card of settings lists: `SettingRow`s. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <ul className={listStyle}>{children}</ul>;
}

interface SettingRowProps {
  icon: ReactNode;
  name: ReactNode;
  /** What stands beneath the name. */
  value: ReactNode;
  /** Buttons; beneath the rest where it is narrow. */
  children?: ReactNode;
}

export function SettingRow({ icon, name, value, children }: SettingRowProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3 text-sm">
      {icon}
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="wrap-anywhere text-muted">{value}</div>
      </div>
      {children && <div className="flex flex-wrap gap-2.5 @max-lg:w-full @max-lg:ps-9">{children}</div>}
    </li>
  );
}

/** Stands in for rows that are still loading. */
export function WaitingRows({ count, label }: { count: number; label: string }) {
  return (
    <div className={listStyle}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="px-4 py-2.5">
          <RowSkeleton />
        </div>
      ))}
      <span className="sr-only">{label}</span>
    </div>
  );
}
