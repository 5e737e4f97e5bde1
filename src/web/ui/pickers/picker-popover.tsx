import { cx } from 'class-variance-authority';
import { Popover } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface PickerPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: ReactElement;
  label: string;
  className?: string;
  onOpenAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

/** A control and the box that it opens; Esc and a press outside close it, and the control has the focus again. */
export function PickerPopover({
  open,
  onOpenChange,
  button,
  label,
  className,
  onOpenAutoFocus,
  children,
}: PickerPopoverProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      {/* Taken away by us: Radix keeps what is closed while it rises, and opened again that takes no focus. */}
      {open && (
        <Popover.Portal forceMount>
          <Popover.Content
            aria-label={label}
            data-picker
            align="start"
            sideOffset={6}
            collisionPadding={12}
            className={cx(
              'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1.5rem)] animate-rise overflow-auto rounded-card bg-raised p-4 text-text shadow-float focus:outline-none forced-colors:border',
              className,
            )}
            onOpenAutoFocus={onOpenAutoFocus}
          >
            {children}
          </Popover.Content>
        </Popover.Portal>
      )}
    </Popover.Root>
  );
}
