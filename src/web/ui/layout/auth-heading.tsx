import type { ReactNode } from 'react';

interface AuthHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
}

export function AuthHeading({ children, lead }: AuthHeadingProps) {
  return (
    <header className="mb-6 text-center">
      <h1 className="text-2xl sm:text-[1.75rem]">{children}</h1>
      {lead && <p className="mt-2 text-balance text-muted">{lead}</p>}
    </header>
  );
}
