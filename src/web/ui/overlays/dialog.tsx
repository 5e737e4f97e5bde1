import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

export const scrimStyle = 'fixed inset-0 z-50 animate-appear bg-[#05030bb3] backdrop-blur-sm';
/** The box of every dialog: in the middle, or at the foot of a phone. */
export const dialogBoxStyle =
  'fixed inset-x-3 bottom-3 z-50 max-h-[calc(100dvh-1.5rem)] animate-rise overflow-y-auto rounded-card bg-raised p-6 shadow-float focus:outline-none forced-colors:border sm:inset-x-0 sm:bottom-auto sm:top-[max(1.5rem,14vh)] sm:mx-auto sm:w-full sm:max-w-md';

const stay = (event: Event) => event.preventDefault();
/** Props of a dialog's content that neither Esc nor a press outside can close. */
export const heldOpen = { onEscapeKeyDown: stay, onPointerDownOutside: stay, onInteractOutside: stay };

/** What opened the last dialog: a dialog that follows it, as a second step, gives the focus back there too. */
let lastOpener: { readonly element: Element | null } | null = null;

function rememberOpener() {
  const { activeElement, body } = document;
  const isStep = activeElement === null || activeElement === body;
  lastOpener = { element: isStep ? (lastOpener?.element ?? null) : activeElement };
  return lastOpener;
}

/** A press on a message is none outside of the dialog. */
const keepForMessages = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
};

/** A modal dialog; Esc and the cross cancel. Focus returns where it came from. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  // Opened by state instead of a Radix trigger, so focus is restored by hand.
  const opener = useRef<typeof lastOpener>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {/* Taken away by us, as a picker's box is. */}
      {open && (
        <Radix.Portal forceMount>
          <Radix.Overlay className={scrimStyle} />
          <Radix.Content
            className={dialogBoxStyle}
            onInteractOutside={keepForMessages}
            onOpenAutoFocus={() => {
              opener.current = rememberOpener();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current?.element instanceof HTMLElement) opener.current.element.focus();
              if (lastOpener === opener.current) lastOpener = null;
            }}
          >
            <Radix.Title className="pe-8 text-xl">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-muted">{description}</div>
            </Radix.Description>
            {children && <div className="mt-5">{children}</div>}
            <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">{actions}</div>
            <Radix.Close
              aria-label="Close"
              className="absolute end-3 top-3 grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
            >
              <X aria-hidden="true" className="size-4.5" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
