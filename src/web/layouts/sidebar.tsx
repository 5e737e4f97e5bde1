import { cx } from 'class-variance-authority';
import { LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import type { PageSession } from '../page/page-request.ts';
import { useSettings } from '../page/root-data.ts';
import { LogoMark } from '../ui/layout/logo.tsx';
import { sidebarLinks } from './sidebar-links.ts';
import { useSignOut } from './use-sign-out.ts';

interface SidebarProps {
  session: PageSession;
  /** `icons`: three rem wide; a name appears beside its icon on hover and focus. */
  shape: 'full' | 'icons';
}

/** The role's menu, who is signed in, and the way out. */
export function Sidebar({ session, shape }: SidebarProps) {
  const { productName } = useSettings();
  const { signOut, leaving } = useSignOut();
  return (
    <div data-shape={shape} className="group/sidebar flex h-full flex-col p-3 data-[shape=icons]:px-1">
      <Link
        to="/"
        aria-label={`${productName}, home`}
        className="mb-6 flex min-h-10 items-center gap-2.5 rounded-control px-2 font-display text-lg font-bold tracking-tight group-data-[shape=icons]/sidebar:justify-center group-data-[shape=icons]/sidebar:px-0"
      >
        <LogoMark className="size-7" />
        <span className="truncate group-data-[shape=icons]/sidebar:hidden">{productName}</span>
      </Link>
      <nav aria-label="Main">
        <ul className="space-y-1">
          {sidebarLinks(session).map(({ label, to, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={entryStyle}>
                <Icon aria-hidden="true" className="size-4.5 shrink-0" />
                <EntryName>{label}</EntryName>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto space-y-1 border-t border-line pt-3">
        <div className="px-3 py-1 text-sm group-data-[shape=icons]/sidebar:hidden">
          <p className="truncate font-medium">{session.firstName}</p>
          <p className="truncate text-muted" title={session.email}>
            {session.email}
          </p>
        </div>
        <button type="button" aria-disabled={leaving} onClick={signOut} className={entryStyle}>
          <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
          <EntryName>Sign Out</EntryName>
        </button>
      </div>
    </div>
  );
}

const entryStyle = cx(
  'group/entry relative flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-medium text-muted transition-colors duration-120 hover:bg-wash hover:text-text',
  'group-data-[shape=icons]/sidebar:justify-center group-data-[shape=icons]/sidebar:px-0',
  '[&.pending]:bg-wash [&.pending]:text-text',
  'aria-[current=page]:bg-wash aria-[current=page]:text-text aria-[current=page]:[&>svg]:text-link',
  'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-start-px aria-[current=page]:before:w-0.75 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-linear-to-b aria-[current=page]:before:from-violet-end aria-[current=page]:before:to-coral-end',
);

/** A name that stands beside its icon, or floats beside it while the sidebar is folded to icons. */
function EntryName({ children }: { children: string }) {
  return (
    <span
      className={cx(
        'truncate',
        'group-data-[shape=icons]/sidebar:pointer-events-none group-data-[shape=icons]/sidebar:absolute group-data-[shape=icons]/sidebar:start-[calc(100%+0.5rem)] group-data-[shape=icons]/sidebar:z-20 group-data-[shape=icons]/sidebar:rounded-control group-data-[shape=icons]/sidebar:bg-raised group-data-[shape=icons]/sidebar:px-3 group-data-[shape=icons]/sidebar:py-1.5 group-data-[shape=icons]/sidebar:text-text group-data-[shape=icons]/sidebar:opacity-0 group-data-[shape=icons]/sidebar:shadow-float',
        'group-hover/entry:opacity-100! group-focus-visible/entry:opacity-100!',
      )}
    >
      {children}
    </span>
  );
}
