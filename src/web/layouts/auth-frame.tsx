import type { ReactNode } from 'react';
import { useSettings } from '../page/root-data.ts';
import { Logo } from '../ui/layout/logo.tsx';

/** The logo, linking home, over one centred card; without a footer for the admin login. Put an `AuthHeading` first. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const { productName } = useSettings();
  return (
    <main
      data-quiet-frame
      className="moonlight flex grow flex-col items-center justify-center gap-8 px-4 py-12 max-sm:pt-20"
    >
      <Logo name={productName} />
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
        {children}
      </div>
    </main>
  );
}
