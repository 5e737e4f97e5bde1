import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SectionProps {
  id?: string;
  heading: string;
  lead?: ReactNode;
  /** Where the heading stands: `above` the content (default) or `beside` it on wide screens. */
  shape?: 'above' | 'beside';
  className?: string;
  children: ReactNode;
}

/** A part of the home page under its own heading. */
export function Section({ id, heading, lead, shape, className, children }: SectionProps) {
  return (
    <section id={id} aria-label={heading} className={cx('py-16 sm:py-24', className)}>
      <div
        className={cx(
          'mx-auto max-w-6xl px-4 sm:px-6',
          shape === 'beside' && 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12',
        )}
      >
        <header className="mb-10 max-w-2xl sm:mb-14">
          <h2 className="text-4xl">{heading}</h2>
          {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
