import { isTextLocked } from '@moonpage/engine/document/locks.ts';
import type { Section } from '@moonpage/engine/document/schema.ts';
import { Lock, LockOpen, type LucideIcon, Sparkles } from 'lucide-react';
import type { TextPath } from '../../rules/text-path.ts';
import { lockText } from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';

/** Other words for a text, and the lock that keeps those which it has. @param label e.g. `Headline of Hero` */
export function TextTools(props: {
  readonly section: Section;
  readonly path: TextPath;
  readonly label: string;
  readonly isEmpty: boolean;
}) {
  const { section, path, label, isEmpty } = props;
  const { edit, rewrite } = useStudio();
  const isLocked = isTextLocked(section, path);
  return (
    <span className="flex shrink-0">
      <ToolButton
        icon={Sparkles}
        label={`Rewrite ${label}`}
        isIdle={isLocked || isEmpty}
        onPress={() => rewrite({ is: 'text', path })}
      />
      <ToolButton
        icon={isLocked ? Lock : LockOpen}
        label={section.locked === true ? `${label} is locked with its section` : `Lock ${label}`}
        isPressed={isLocked}
        isIdle={section.locked === true || (isEmpty && !isLocked)}
        onPress={() =>
          edit(`${isLocked ? 'Unlock' : 'Lock'} ${label}`, (page) => lockText(page, path, !isLocked))
        }
      />
    </span>
  );
}

function ToolButton(props: {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Of a switch. */
  readonly isPressed?: boolean;
  /** Disabled by ARIA alone, so that it keeps the focus. */
  readonly isIdle: boolean;
  readonly onPress: () => void;
}) {
  const { icon: Icon, label, isPressed, isIdle, onPress } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isIdle || undefined}
      // A text on the page keeps its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => !isIdle && onPress()}
      className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-pressed:text-link aria-pressed:opacity-100"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
