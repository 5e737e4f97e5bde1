import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface ReceivedProps {
  readonly heading: string;
  /** Says what happens next. */
  readonly children: ReactNode;
  /** The way on. */
  readonly action: ReactNode;
}

/** Stands in the place of a form whose words were received. */
export function Received({ heading, children, action }: ReceivedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="text-center">
      <span className="mx-auto mb-6 grid size-16 place-items-center rounded-full border border-line-strong bg-wash text-link">
        <Check aria-hidden="true" className="size-7" />
      </span>
      <h1 ref={title} tabIndex={-1} className="text-2xl focus:outline-none">
        {heading}
      </h1>
      <p className="mt-4 text-balance text-muted">{children}</p>
      {action}
    </div>
  );
}
