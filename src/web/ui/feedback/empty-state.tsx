import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  heading: string;
  children: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, heading, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <span className="mb-5 grid size-14 place-items-center rounded-full border border-dashed border-line-strong bg-wash text-link">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-lg">{heading}</h2>
      <p className="mt-2 max-w-md text-balance text-muted">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
