import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMissedPage } from '../connection/missed-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';

/** Faster answers show no skeleton, which would only flash. */
const delayMs = 150;

/** The page, replaced by the next one's skeleton while that loads. */
export function PendingPage({ children }: { children: ReactNode }) {
  const isMissed = useMissedPage() !== null;
  const pending = usePendingPath();
  const pathname = isMissed ? null : pending;
  return (
    <>
      {pathname !== null && <PageSkeleton pathname={pathname} />}
      {/* Kept as it is: a navigation that is given up returns to it. */}
      <div hidden={pathname !== null}>{children}</div>
    </>
  );
}

/** The path of a navigation that takes longer than the delay, or null. */
function usePendingPath(): string | null {
  const { pathname } = useLocation();
  const coming = useNavigation().location?.pathname ?? null;
  const awaited = coming === pathname ? null : coming;
  const [isLate, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setLate(awaited), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [awaited]);
  return awaited !== null && isLate === awaited ? awaited : null;
}
