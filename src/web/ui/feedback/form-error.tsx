import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormErrorProps {
  /** The refusal as a sentence; nothing is shown without one. */
  message: string | null | undefined;
  detail?: string | undefined;
  children?: ReactNode;
}

/** The failure of a whole form, in danger style, spoken when it appears. */
export function FormError({ message, detail, children }: FormErrorProps) {
  return (
    <div role="alert">
      {message && (
        <div className="flex animate-rise items-start gap-2.5 rounded-control border border-danger/40 bg-danger-wash px-3.5 py-3 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 space-y-2">
            <p>{message}</p>
            {detail && <p className="text-text">{detail}</p>}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
