import { NavLink } from 'react-router';
import { homeOf } from '../page/guard.ts';
import { useMaybeSession, useSettings } from '../page/root-data.ts';
import { Logo } from '../ui/layout/logo.tsx';

const publicLinks = [
  ['Services', '/services'],
  ['Tools', '/tools'],
  ['Login', '/login'],
] as const;

/** The top of the hero on every public page: the logo at the left, three links at the right, and one's dashboard. */
export function SiteHeader() {
  const { productName } = useSettings();
  const session = useMaybeSession();
  const links = session ? [...publicLinks, ['Dashboard', homeOf(session)] as const] : publicLinks;
  return (
    <header className="relative z-10">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-4 sm:px-6">
        {/* Beside four links a phone has room for the mark alone. */}
        <Logo name={productName} className={session ? 'max-sm:[&>span]:sr-only' : ''} />
        <nav aria-label="Main">
          <ul className="-me-3 flex items-center">
            {links.map(([label, to]) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-block rounded-control px-3 py-2.5 text-sm font-medium text-muted hover:text-text aria-[current=page]:text-text max-[24rem]:px-2 sm:px-4"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
