import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from '../feedback/notify.ts';

/**
 * Shows what `notifySuccess` and `notifyError` say. Stands once, in the root, and is loaded after the page is alive. An error, and what
 * has a button, stay until they are closed (WCAG 2.2.1); the button's message goes with the screen that it is about.
 */
export function Toaster() {
  useEffect(
    () =>
      takeNotices(({ tone, text, detail, action, endsOthers }) => {
        if (endsOthers) toast.dismiss();
        if (action) endAction();
        const key = `${tone} ${text}`;
        // Said anew it is shown and read out anew.
        const before = latest.get(key);
        if (before !== undefined) toast.dismiss(before);
        const stays = tone === 'error' || action !== undefined;
        const id = toast[tone](text, {
          description: detail,
          ...(stays ? { duration: Infinity, closeButton: true } : {}),
          action: action && { label: action.label, onClick: action.run },
        });
        latest.set(key, id);
        if (action) withAction = { id, screen: action.screen };
      }),
    [],
  );
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      if (withAction?.screen === pathname) endAction();
    },
    [pathname],
  );
  // Out of the way of what is pressed: a phone's buttons are at its foot, a desk's at the right, or in the sidebar.
  const position = useNarrow() ? 'top-center' : 'bottom-left';
  return (
    <Sonner
      position={position}
      offset={{ left: 'var(--toast-start)', bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ top: 'calc(var(--connection-line) + var(--toast-top))', left: 'var(--toast-left)' }}
      gap={10}
      containerAriaLabel="Messages"
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
        close: <X aria-hidden="true" className="size-4" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start gap-3 rounded-control border border-line bg-raised px-4 py-3.5 font-sans text-sm text-pretty text-text shadow-float max-[600px]:w-[calc(100vw-var(--toast-left)-1rem)]! max-sm:py-2 sm:w-90 has-[[data-button]]:not-has-[[data-description]]:items-center',
          icon: 'mt-px shrink-0',
          content: 'min-w-0 grow',
          closeButton:
            'order-last -my-2 -me-2.5 grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text',
          title: 'font-medium',
          description: 'text-muted',
          actionButton:
            'min-h-9 shrink-0 rounded-control border border-line-strong/60 px-3 font-semibold hover:bg-wash',
        },
      }}
    />
  );
}

type ToastId = string | number;

/** The last message of each text. */
const latest = new Map<string, ToastId>();
let withAction: { readonly id: ToastId; readonly screen: string } | null = null;

/** Dismisses the message that has a button: what it would undo is no longer what was done last, or not on this screen. */
function endAction(): void {
  if (withAction) toast.dismiss(withAction.id);
  withAction = null;
}

/** As wide as the library itself takes for a phone. */
const narrow = '(max-width: 600px)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(narrow).matches,
  );
}
