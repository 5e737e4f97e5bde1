import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../controls/button.tsx';
import { type Notice, takeNotices } from '../feedback/notify.ts';

/** Messages without the toaster, whose code did not come: each stays until it is closed. */
export function PlainNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(
    () =>
      takeNotices((notice) =>
        setNotices((all) => [...all.filter((earlier) => !isReplaced(earlier, notice)), notice]),
      ),
    [],
  );
  const { pathname } = useLocation();
  useEffect(
    () => () => setNotices((all) => all.filter(({ action }) => action?.screen !== pathname)),
    [pathname],
  );
  const close = (closed: Notice) => setNotices((all) => all.filter((notice) => notice !== closed));
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      className="pointer-events-auto fixed top-(--toast-top) right-4 left-(--toast-left) z-70 grid gap-2.5 sm:top-auto sm:right-auto sm:bottom-(--toast-bottom) sm:left-(--toast-start) sm:w-90"
    >
      {notices.map((notice) => (
        <div
          key={notice.text}
          className="flex items-start gap-3 rounded-control border border-line-strong bg-raised px-4 py-3.5 text-sm shadow-float"
        >
          <div className="min-w-0 grow self-center">
            <p className="font-medium">{notice.text}</p>
            {notice.detail && <p className="text-muted">{notice.detail}</p>}
          </div>
          {notice.action && (
            <Button
              size="small"
              onClick={() => {
                notice.action?.run();
                close(notice);
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <Button size="small" tone="quiet" onClick={() => close(notice)}>
            Close
          </Button>
        </div>
      ))}
    </section>
  );
}

/** By the same words, or by a later button: what the earlier one would undo is no longer what was done last. */
function isReplaced(earlier: Notice, notice: Notice): boolean {
  if (notice.endsOthers) return true;
  return earlier.text === notice.text || (earlier.action !== undefined && notice.action !== undefined);
}
