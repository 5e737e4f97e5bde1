import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { takeNotices } from './notify.ts';

/** Shows what `notifySuccess` and `notifyError` say. Stands once, in the root, and is loaded after the page is alive. */
export function Toaster() {
  useEffect(
    () =>
      takeNotices(({ tone, text, detail, action }) => {
        toast[tone](text, {
          // Deduplicates messages.
          id: `${tone} ${text}`,
          description: detail,
          action: action && { label: action.label, onClick: action.run },
        });
      }),
    [],
  );
  return (
    <Sonner
      position="bottom-right"
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
            'flex w-full sm:w-90 items-start gap-3 rounded-control bg-raised px-4 py-3.5 text-sm text-text shadow-float font-sans',
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
