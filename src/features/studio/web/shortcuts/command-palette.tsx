import { Command as Cmdk } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Dialog, dialogBoxStyle, scrimStyle, useFocusReturn } from '../../../../web/ui/overlays/dialog.tsx';
import { shortcuts } from './shortcuts.ts';

/** Something that can be done in the studio. */
export interface Command {
  /** Unique, e.g. `Publish changes`. */
  readonly label: string;
  /** Its shortcut, e.g. `Ctrl+Z`. */
  readonly keys?: string;
  readonly run: () => void;
}

/** A list of everything that can be done, filtered as somebody types; or the shortcuts. */
export function CommandPalette(props: {
  readonly commands: readonly Command[];
  /** Lists the shortcuts instead. */
  readonly isHelp?: boolean;
  readonly onClose: () => void;
}) {
  const { commands, isHelp, onClose } = props;
  return isHelp ? <ShortcutList onClose={onClose} /> : <Palette commands={commands} onClose={onClose} />;
}

function Palette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle} />
        <Radix.Content className={`${dialogBoxStyle} p-2!`} aria-describedby={undefined} {...focusReturn}>
          <Radix.Title className="sr-only">All actions</Radix.Title>
          <Cmdk label="All actions" loop>
            <Cmdk.Input placeholder="What would you like to do?" className="control" />
            <Cmdk.List className="mt-2 max-h-80 overflow-y-auto">
              <Cmdk.Empty className="px-3 py-6 text-center text-sm text-muted">
                Nothing is called that. Try another word.
              </Cmdk.Empty>
              {commands.map(({ label, keys, run }) => (
                <Cmdk.Item
                  key={label}
                  value={label}
                  onSelect={() => {
                    onClose();
                    run();
                  }}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-2 text-sm data-[selected=true]:bg-wash forced-colors:data-[selected=true]:outline"
                >
                  {label}
                  {keys !== undefined && <Keys keys={keys} />}
                </Cmdk.Item>
              ))}
            </Cmdk.List>
          </Cmdk>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Keyboard shortcuts"
      description="They work beside the page and in it."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3 text-sm">
        {shortcuts.map(({ label, keys }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-end">
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Keys({ keys }: { keys: string }) {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <kbd className="shrink-0 rounded border border-line-strong px-1.5 py-0.5 font-sans text-xs text-muted">
      {isApple ? keys.replace('Ctrl', '⌘') : keys}
    </kbd>
  );
}
