import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  heading: string;
  lead?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the home page under its own heading. */
export function Section({ id, heading, lead, className, children }: SectionProps) {
  return (
    <section id={id} aria-label={heading} className={cx('px-4 py-16 sm:px-6 sm:py-24', className)}>
      <div className="mx-auto max-w-6xl">
        <header className="mb-10 max-w-2xl sm:mb-14">
          <h2 className="text-4xl sm:text-5xl">{heading}</h2>
          {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
