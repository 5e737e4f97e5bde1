import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface DeskLinkProps {
  to: string;
  icon: LucideIcon;
  name: string;
  /** A line on what is there. */
  children: ReactNode;
}

/** Leads from the desk to another screen of admins. */
export function DeskLink({ to, icon: Icon, name, children }: DeskLinkProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 transition-colors duration-120 hover:border-line-strong hover:bg-wash"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-wash text-link">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="figures block text-sm text-muted">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:rotate-180" />
    </Link>
  );
}
