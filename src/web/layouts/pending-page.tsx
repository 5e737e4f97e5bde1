import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PageSkeleton } from './page-skeleton.tsx';

/** Whoever answers sooner is not announced: a skeleton that flashes by is worse than none. */
const patienceMs = 150;

/** The page, and the next one's shape in its place while the server checks the session and loads it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const pathname = usePendingPath();
  return (
    <>
      {pathname !== null && <PageSkeleton pathname={pathname} />}
      {/* Kept as it is: a navigation that is given up returns to it. */}
      <div hidden={pathname !== null}>{children}</div>
    </>
  );
}

/** The path of the page that has been on its way for a while, or null. */
function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? null;
  const awaited = coming === pathname ? null : coming;
  const [isLate, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setLate(awaited), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [awaited]);
  return awaited !== null && isLate === awaited ? awaited : null;
}
