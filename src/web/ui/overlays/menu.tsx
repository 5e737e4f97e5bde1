import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, useState } from 'react';

export interface MenuAction {
  readonly label: string;
  /** A line below the label. */
  readonly note?: string | undefined;
  readonly icon?: LucideIcon;
  /** Cannot be done now. */
  readonly isIdle?: boolean;
  readonly run: () => void;
}

/** A button that opens a list of actions; arrow keys move in it, Esc and a press outside close it. */
export function Menu({ button, actions }: { button: ReactElement; actions: readonly MenuAction[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      {/* Taken away by us, as a picker's box is. */}
      {isOpen && (
        <DropdownMenu.Portal forceMount>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={12}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(18rem,calc(100vw-1.5rem))] animate-rise overflow-auto rounded-card bg-raised p-1.5 text-sm text-text shadow-float focus:outline-none forced-colors:border"
          >
            {actions.map(({ label, note, icon: Icon, isIdle, run }) => (
              <DropdownMenu.Item
                key={label}
                disabled={isIdle ?? false}
                onSelect={run}
                className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 py-1.5 outline-none data-disabled:cursor-default data-disabled:opacity-40 data-highlighted:chosen data-highlighted:bg-wash"
              >
                {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />}
                <span className="min-w-0">
                  {label}
                  {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
                </span>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      )}
    </DropdownMenu.Root>
  );
}
