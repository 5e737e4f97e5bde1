import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from '../feedback/notify.ts';

/** Shows what `notifySuccess` and `notifyError` say. Stands once, in the root, and is loaded after the page is alive. */
export function Toaster() {
  useEffect(
    () =>
      takeNotices(({ tone, text, detail, action, durationInMs }) => {
        toast[tone](text, {
          // Deduplicates messages.
          id: `${tone} ${text}`,
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
      offset={{ left: 'var(--toast-start)' }}
      mobileOffset={{ top: '3.5rem' }}
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
            'pointer-events-auto flex w-full items-start gap-3 rounded-control border border-line bg-raised px-4 py-3.5 font-sans text-sm text-text shadow-float sm:w-90',
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
