import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect, useRef } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root';
import { earlyScript } from './page/early-script.ts';
import { ErrorScreen } from './page/error-screen.tsx';
import favicon from './favicon.svg?no-inline';
import { noticeOfRedirect, showNoticeOfRedirect } from './page/notice-cookie.ts';
import { pageRequest } from './page/page-request.ts';
import { useArrival } from './page/use-arrival.ts';
import { usePageScripts } from './page/page-scripts.ts';
import { titled } from './page/page-meta.ts';
import { type RootData, useRootData } from './page/root-data.ts';
import { ConnectionLine } from './connection/connection-line.tsx';
import { canonicalUrl, mayBeIndexed } from './page/search-engines.ts';
import { ToasterWhenNeeded } from './ui/messages/toaster-when-needed.tsx';
import './app.css';

/** What every page knows: the browser's settings, the session, the year, and the nonce of this rendering. */
export function loader({ context, request }: Route.LoaderArgs): RootData {
  const { nonce, session, settings } = context.get(pageRequest);
  const notice = noticeOfRedirect(new URL(request.url).pathname, request.headers.get('cookie'));
  return { nonce, session, settings, notice, year: new Date().getUTCFullYear() };
}

export const meta = titled();

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  ...[bricolage, inter].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const { pathname } = useLocation();
  const indexed = mayBeIndexed(pathname);
  const alive = usePageScripts();
  useEffect(() => {
    document.documentElement.dataset['interactive'] = '';
  }, []);
  return (
    // The early script runs before React and marks this element.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0912" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf9fd" />
        <meta name="robots" content={indexed ? 'index, follow' : 'noindex, nofollow'} />
        {data && indexed && <link rel="canonical" href={canonicalUrl(data.settings.appUrl, pathname)} />}
        <script nonce={data?.nonce} suppressHydrationWarning>
          {earlyScript}
        </script>
        <Meta />
        <Links nonce={data?.nonce} />
      </head>
      <body>
        {children}
        <ToasterWhenNeeded />
        {alive && (
          <>
            <ScrollRestoration nonce={data?.nonce} />
            <Scripts nonce={data?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const location = useLocation();
  const arrived = useRef(useRootData()?.notice ?? null);
  useEffect(() => {
    showNoticeOfRedirect(arrived.current);
    arrived.current = null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every navigation
  }, [location]);
  const title = useArrival();
  return (
    <>
      <ConnectionLine />
      <Outlet />
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
