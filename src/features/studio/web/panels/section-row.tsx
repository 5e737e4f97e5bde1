import { useSortable } from '@dnd-kit/sortable';
import type { Section } from '@moonpage/engine/document/schema.ts';
import { cx } from 'class-variance-authority';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  Lock,
  LockOpen,
  Sparkles,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Menu, type MenuAction } from '../../../../web/ui/overlays/menu.tsx';
import { allowedFor } from '../document/edits.ts';

/** What can be done with the section of a row. */
export interface RowActions {
  readonly select: () => void;
  /** @param step places, down the page if positive */
  readonly move: (step: number) => void;
  /** Hides it, or shows it again. */
  readonly hide: () => void;
  readonly rewrite: () => void;
  /** Locks it, or gives it back. */
  readonly lock: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

interface SectionRowProps {
  section: Section;
  label: string;
  /** Its first words, or what it waits for. */
  summary: string;
  /** Whether the coin has nothing for it to show. */
  isEmpty: boolean;
  isSelected: boolean;
  isFirst: boolean;
  /** Of those that move. */
  isLast: boolean;
  /** Whether the page holds no more sections. */
  isFull: boolean;
  actions: RowActions;
}

const iconButton =
  'grid size-10 shrink-0 place-items-center rounded-control text-muted hover:bg-wash hover:text-text';

/** One section in the list: pressed to select it, dragged by any part of it but its buttons. */
export function SectionRow({
  section,
  label,
  summary,
  isEmpty,
  isSelected,
  actions,
  ...place
}: SectionRowProps) {
  const allowed = allowedFor(section);
  const { hidden = false } = section;
  const isLocked = section.locked === true;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: section.id, disabled: !allowed.move });
  const pressed = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    if (allowed.move) actions.move(step);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={cx(
        'relative flex min-h-12 items-center rounded-control',
        isSelected &&
          'chosen before:absolute before:inset-y-2.5 before:start-0 before:w-0.75 before:rounded-full before:bg-link',
        isDragging ? 'z-10 bg-raised shadow-float' : isSelected ? 'bg-wash' : 'hover:bg-wash',
      )}
    >
      <div {...listeners} className="flex min-w-0 flex-1 touch-manipulation items-center select-none">
        {allowed.move ? (
          <button
            type="button"
            {...attributes}
            ref={setActivatorNodeRef}
            aria-label={`Move ${label}`}
            onKeyDown={pressed}
            className="grid h-10 w-7 shrink-0 cursor-grab place-items-center rounded-control text-muted hover:text-text"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
        ) : (
          <span className="w-7 shrink-0" />
        )}
        <button
          type="button"
          data-section={section.id}
          aria-current={isSelected || undefined}
          aria-keyshortcuts={allowed.move ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
          onClick={actions.select}
          onKeyDown={pressed}
          className="min-h-12 min-w-0 flex-1 rounded-control py-1 pe-1 text-start"
        >
          <span
            className={cx(
              'flex items-center gap-1.5 truncate text-sm leading-5 font-medium',
              (hidden || isEmpty) && 'text-muted',
              hidden && 'line-through',
            )}
          >
            {label}
            {isLocked && <Lock aria-hidden="true" className="size-3.5 shrink-0 text-link" />}
          </span>
          {isLocked && <span className="sr-only">, locked</span>}
          {hidden && <span className="sr-only">, hidden</span>}
          {summary !== '' && (
            <span className={cx('block text-xs leading-4 text-muted', isEmpty ? 'line-clamp-2' : 'truncate')}>
              {summary}
            </span>
          )}
        </button>
      </div>
      {allowed.hide && (
        <button
          type="button"
          aria-label={`${hidden ? 'Show' : 'Hide'} ${label}`}
          title={hidden ? 'Show' : 'Hide'}
          onClick={actions.hide}
          className={iconButton}
        >
          {hidden ? (
            <EyeOff aria-hidden="true" className="size-4.5" />
          ) : (
            <Eye aria-hidden="true" className="size-4.5" />
          )}
        </button>
      )}
      {allowed.move && (
        <Menu
          button={
            <button type="button" aria-label={`More for ${label}`} title="More" className={iconButton}>
              <Ellipsis aria-hidden="true" className="size-4.5" />
            </button>
          }
          actions={menuOf(allowed, { ...place, isLocked }, actions)}
        />
      )}
    </li>
  );
}

function menuOf(
  allowed: ReturnType<typeof allowedFor>,
  place: Pick<SectionRowProps, 'isFirst' | 'isLast' | 'isFull'> & { isLocked: boolean },
  { move, rewrite, lock, duplicate, remove }: RowActions,
): MenuAction[] {
  const { isFirst, isLast, isFull, isLocked } = place;
  return [
    { label: 'Rewrite', icon: Sparkles, isIdle: isLocked, run: rewrite },
    isLocked
      ? { label: 'Unlock', icon: LockOpen, run: lock }
      : { label: 'Lock', note: 'Nothing rewrites it but you', icon: Lock, run: lock },
    { label: 'Move up', icon: ArrowUp, isIdle: isFirst, run: () => move(-1) },
    { label: 'Move down', icon: ArrowDown, isIdle: isLast, run: () => move(1) },
    ...(allowed.duplicate ? [{ label: 'Duplicate', icon: Copy, isIdle: isFull, run: duplicate }] : []),
    ...(allowed.remove ? [{ label: 'Remove', icon: Trash2, run: remove }] : []),
  ];
}
