import { Outlet, useLocation } from 'react-router';
import { useRootData } from '../page/root-data.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

export default function SiteLayout() {
  const { pathname } = useLocation();
  const isBeta = useRootData()?.settings.beta ?? false;
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SkipLink />
      <NavigationBar />
      {pathname === '/' && isBeta && <LaunchBanner />}
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex grow flex-col focus:outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function LaunchBanner() {
  return (
    <aside
      data-launch-banner
      aria-label="Announcement"
      className="accent-fill px-4 py-2.5 text-center text-xs font-semibold tracking-wide text-white sm:text-sm"
    >
      <p>SPECIAL BETA LAUNCH - FREE LANDING PAGE CREATION FOR A LIMITED TIME</p>
    </aside>
  );
}
