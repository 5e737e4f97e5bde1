import { cx } from 'class-variance-authority';
import {
  CircleUserRound,
  Eye,
  FilePlus,
  LayoutDashboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Megaphone,
  PencilRuler,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { announceSession } from '../../features/account/sessions/web/session-events.ts';
import { api } from '../api/client.ts';
import type { PageSession } from '../page/page-request.ts';
import { useSettings } from '../page/root-data.ts';
import { useInteractive } from '../ui/controls/interactive-fieldset.tsx';
import { notifyError, notifySuccessAlone } from '../ui/feedback/notify.ts';
import { LogoMark } from '../ui/layout/logo.tsx';

interface SidebarProps {
  session: PageSession;
  /** `icons`: three rem wide; a name appears beside its icon on hover and focus. */
  shape: 'full' | 'icons';
  /** Whether the admin's pages are shut until a second factor is on. */
  isDeskShut: boolean;
}

/** The role's menu, who is signed in, and the way out. */
export function Sidebar({ session, shape, isDeskShut }: SidebarProps) {
  const { productName } = useSettings();
  const { signOut, leaving } = useSignOut();
  const interactive = useInteractive();
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
          {sidebarLinks(session, isDeskShut).map(({ label, to, icon: Icon }) => (
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
        <button
          type="button"
          disabled={!interactive}
          aria-disabled={leaving}
          onClick={signOut}
          className={entryStyle}
        >
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
  'aria-[current=page]:chosen aria-[current=page]:bg-wash aria-[current=page]:text-text aria-[current=page]:[&>svg]:text-link',
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

/** The menu of a role: two entries for admins, seven for creators (specification, section 2). */
function sidebarLinks(
  { isAdmin, userId }: PageSession,
  isDeskShut: boolean,
): { label: string; to: string; icon: LucideIcon }[] {
  if (isDeskShut) return [{ label: 'Account', to: '/admin/account', icon: CircleUserRound }];
  if (isAdmin) {
    return [
      { label: 'Admin Dashboard', to: '/admin', icon: ShieldCheck },
      { label: 'Users', to: '/users', icon: Users },
    ];
  }
  return [
    { label: 'Dashboard', to: `/dashboard/${userId}`, icon: LayoutDashboard },
    { label: 'Build New Page', to: '/build', icon: FilePlus },
    { label: 'Preview Landing Page', to: `/landing/${userId}`, icon: Eye },
    { label: 'Edit Landing Page', to: `/edit-landing/${userId}`, icon: PencilRuler },
    { label: 'Support', to: '/support', icon: LifeBuoy },
    { label: 'Meme Coin Promotion', to: '/promotion', icon: Megaphone },
    { label: 'Account', to: `/account/${userId}`, icon: CircleUserRound },
  ];
}

/** The Sign Out action: ends the session on the server, says 'Signed out' and returns to `/`; 'Error signing out' when that fails. */
function useSignOut() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    try {
      await api.account.signOut();
      announceSession('signed-out');
      notifySuccessAlone('Signed out');
      await navigate('/');
    } catch {
      notifyError('Error signing out');
    } finally {
      setLeaving(false);
    }
  };
  return { leaving, signOut: () => void (leaving || signOut()) };
}
