import { CircleCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormNoticeProps {
  icon?: LucideIcon;
  children: ReactNode;
}

/** What was done, or what is to be done next, in a line that stays. */
export function FormNotice({ icon: Icon = CircleCheck, children }: FormNoticeProps) {
  return (
    <output className="flex items-start gap-2.5 rounded-control border border-line-strong/60 bg-wash px-3.5 py-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-link" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </output>
  );
}
