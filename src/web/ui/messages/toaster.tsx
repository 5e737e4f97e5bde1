import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from '../feedback/notify.ts';

/** Shows what `notifySuccess` and `notifyError` say. Stands once, in the root, and is loaded after the page is alive. */
export function Toaster() {
  useEffect(
    () =>
      takeNotices(({ tone, text, detail, action, durationInMs }) => {
        // Deduplicates messages.
        const id = `${tone} ${text}`;
        if (action) replaceActionOf(id);
        toast[tone](text, {
          id,
          description: detail,
          ...(durationInMs === undefined ? {} : { duration: durationInMs }),
          action: action && { label: action.label, onClick: action.run },
        });
      }),
    [],
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
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start gap-3 rounded-control border border-line bg-raised px-4 py-3.5 font-sans text-sm text-pretty text-text shadow-float max-[600px]:w-[calc(100vw-var(--toast-left)-1rem)]! max-sm:py-2 sm:w-90 has-[[data-button]]:not-has-[[data-description]]:items-center',
          icon: 'mt-px shrink-0',
          title: 'font-medium',
          description: 'text-muted',
          actionButton:
            'ms-auto min-h-9 shrink-0 rounded-control border border-line-strong/60 px-3 font-semibold hover:bg-wash',
        },
      }}
    />
  );
}

let withAction: string | null = null;

/** Dismisses the message before that had a button: what it would undo is no longer what was done last. */
function replaceActionOf(id: string): void {
  if (withAction !== null && withAction !== id) toast.dismiss(withAction);
  withAction = id;
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
