import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

interface CardProps extends ComponentProps<'section'> {
  /** An `h2` that also names the section. */
  heading?: string;
  lead?: ReactNode;
  aside?: ReactNode;
}

export function Card({ heading, lead, aside, className, children, ...rest }: CardProps) {
  return (
    <section
      aria-label={heading}
      {...rest}
      className={cx('min-w-0 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6', className)}
    >
      {heading && (
        <div className="mb-5 flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 className="text-lg">{heading}</h2>
            {lead && <p className="mt-1 text-sm wrap-anywhere text-muted">{lead}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
