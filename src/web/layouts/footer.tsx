import { cx } from 'class-variance-authority';
import { Link } from 'react-router';
import { useMaybeSession, useSettings, useYear } from '../page/root-data.ts';
import { homeOf } from '../page/guard.ts';
import { ThemeSwitch } from '../ui/controls/theme-switch.tsx';

const links = [
  ['Home', '/'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Disclaimers', '/disclaimers'],
  ['Login', '/login'],
  ['Support', '/support'],
] as const;

interface FooterProps {
  className?: string;
  /** The sidebar stands beside it, with the way to the dashboard. */
  inShell?: true;
}

/** The foot of every page; who is signed in finds the dashboard after the specified links. */
export function Footer({ className, inShell }: FooterProps) {
  const session = useMaybeSession();
  const { productName } = useSettings();
  const year = useYear();
  return (
    <footer data-frame-part className={cx('border-t border-line text-sm text-muted', className)}>
      <div className="mx-auto flex max-w-6xl flex-col items-center justify-between gap-x-8 gap-y-3 px-4 py-6 sm:px-6 lg:flex-row">
        <p className="text-center">
          <span className="figures whitespace-nowrap">
            © {year} {productName}
          </span>
          <span aria-hidden="true" className="mx-2 text-line-strong">
            ·
          </span>
          <span>Meme Coin Marketing Service</span>
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap items-center justify-center max-sm:max-w-76">
            {links.map(([label, to]) => (
              <Entry key={to} to={to}>
                {label}
              </Entry>
            ))}
            {session && !inShell && <Entry to={homeOf(session)}>Dashboard</Entry>}
            <li>
              <ThemeSwitch />
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function Entry({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="inline-block rounded-control px-2.5 py-2 hover:text-text hover:underline">
        {children}
      </Link>
    </li>
  );
}
