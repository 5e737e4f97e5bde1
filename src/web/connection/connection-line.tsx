import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type BlockerFunction, createPath, useBlocker } from 'react-router';
import { choosePage, useMissedPage, useMissedPages } from './missed-page.ts';
import { isOnline, useOnline } from './use-online.ts';

/**
 * Says that there is no network. A page that is chosen meanwhile opens when there is one again; until then the open page stays, with
 * all that was typed into it.
 */
export function ConnectionLine() {
  const online = useOnline();
  const held = useBlocker(holdsBack);
  useMissedPages();
  const missed = useMissedPage();
  useEffect(() => {
    if (online && held.state === 'blocked' && !choosePage(createPath(held.location))) held.proceed();
  }, [online, held]);
  return (
    <div role="status" className="sticky top-0 z-40 md:h-(--connection-line)">
      {!online && (
        <Line>
          {held.state === 'blocked'
            ? 'You are offline. The page you chose opens when you are back.'
            : 'You are offline. What you have typed stays here.'}
        </Line>
      )}
      {online && missed !== null && (
        <Line>
          That page could not be loaded. {/* A document, as its script did not come. */}
          <a href={missed} className="font-semibold underline underline-offset-4">
            Try again
          </a>
        </Line>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p
      data-connection-line
      className="flex min-h-9 items-center justify-center gap-2.5 border-b border-line bg-raised px-4 py-1.5 text-center text-sm text-warning"
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Whether a page has to wait for a network, or is opened as a document. */
const holdsBack: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const isSamePage =
    currentLocation.pathname === nextLocation.pathname && currentLocation.search === nextLocation.search;
  return !isSamePage && (!isOnline() || choosePage(createPath(nextLocation)));
};
