import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

interface DialogProps {
  open: boolean;
  /** Without it neither Esc nor a cross closes the dialog. */
  onOpenChange?: (open: boolean) => void;
  title: string;
  description: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
  /** For what needs room beside each other, such as two wordings of a text. */
  wide?: true;
}

export const scrimStyle = 'fixed inset-0 z-50 animate-appear bg-[#05030bb3] backdrop-blur-sm';
/** The box of every dialog: in the middle, or at the foot of a phone. */
export const dialogBoxStyle =
  'fixed inset-x-3 bottom-3 z-50 max-h-[calc(100dvh-1.5rem)] animate-rise scroll-pb-24 overflow-y-auto rounded-card has-[~[role=dialog]]:opacity-0 bg-raised p-6 shadow-float focus:outline-none forced-colors:border sm:inset-x-0 sm:bottom-auto sm:top-[max(1.5rem,14vh)] sm:mx-auto sm:w-full sm:max-w-md';
/** Beside `dialogBoxStyle`. */
export const wideDialogStyle =
  'sm:top-[max(1.5rem,8vh)]! sm:max-h-[calc(100dvh-max(3rem,16vh))]! sm:max-w-3xl!';

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

/** Props of a dialog's content that give the focus back where it came from: ours are opened by state, not by a Radix trigger. */
export function useFocusReturn() {
  const opener = useRef<typeof lastOpener>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = rememberOpener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What was opened from the dialog may have taken it.
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && opener.current?.element instanceof HTMLElement) opener.current.element.focus();
      if (lastOpener === opener.current) lastOpener = null;
    },
  };
}

/** A press on a message is none outside of the dialog. */
const keepForMessages = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[aria-live]')) event.preventDefault();
};

/** A modal dialog; Esc and the cross cancel. Focus returns where it came from. */
export function Dialog({ open, onOpenChange, title, description, children, actions, wide }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      {/* Taken away by us, as a picker's box is. */}
      {open && (
        <Radix.Portal forceMount>
          {/* Over another dialog the page is dark already, and that dialog gives way. */}
          <Radix.Overlay className={`${scrimStyle} [[role=dialog]~&]:hidden`} />
          <Radix.Content
            className={cx(dialogBoxStyle, wide && wideDialogStyle)}
            onInteractOutside={keepForMessages}
            {...focusReturn}
          >
            <Radix.Title className="pe-8 text-lg">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-2 text-muted">{description}</div>
            </Radix.Description>
            {children && <div className="mt-5">{children}</div>}
            {/* Stays in view where the rest must be scrolled: on a low screen, as above a phone's keyboard. */}
            <div className="sticky -bottom-6 -mx-6 mt-2 -mb-6 flex flex-col-reverse gap-2.5 bg-raised px-6 pt-4 pb-6 sm:flex-row sm:justify-end [@media(height<32rem)]:flex-row [@media(height<32rem)]:justify-end">
              {actions}
            </div>
            {onOpenChange && (
              <Radix.Close
                aria-label="Close"
                className="absolute end-3 top-3 grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
              >
                <X aria-hidden="true" className="size-4.5" />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
