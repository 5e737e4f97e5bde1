import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
}

export function PageTitle({ children, lead, aside }: PageTitleProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-4xl">{children}</h1>
        {lead && <p className="mt-2 max-w-2xl wrap-anywhere text-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}
