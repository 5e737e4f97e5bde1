import type { ReactNode } from 'react';
import { useSettings } from '../page/root-data.ts';
import { Logo } from '../ui/layout/logo.tsx';

/** The logo, linking home, over one centred card; without a footer it serves the admin's door. Put an `AuthHeading` first. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { productName } = useSettings();
  return (
    <main className="moonlight flex grow flex-col items-center justify-center gap-8 px-4 py-12">
      <Logo name={productName} />
      <div className="w-full max-w-md rounded-frame border border-line bg-surface p-6 shadow-card sm:p-9">
        {children}
      </div>
    </main>
  );
}

interface AuthHeadingProps {
  children: ReactNode;
  /** What this form does, in a sentence. */
  lead?: ReactNode;
}

/** The `h1` of a card in the quiet frame. */
export function AuthHeading({ children, lead }: AuthHeadingProps) {
  return (
    <header className="mb-6 text-center">
      <h1 className="text-2xl sm:text-[1.75rem]">{children}</h1>
      {lead && <p className="mt-2 text-balance text-muted">{lead}</p>}
    </header>
  );
}
