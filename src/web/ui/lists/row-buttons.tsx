import { ArrowDown, ArrowUp, type LucideIcon, X } from 'lucide-react';
import type { RowList } from './use-row-list.ts';

interface RowButtonsProps {
  /** What a row is called, e.g. `step`. */
  what: string;
  /** Place of the row, from 0. */
  position: number;
  list: RowList;
}

/** Moves a row up or down its list, or takes it out. */
export function RowButtons({ what, position, list }: RowButtonsProps) {
  const name = `${what} ${position + 1}`;
  return (
    <span className="flex shrink-0">
      <RowButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        focusName={`up-${position}`}
        isIdle={position === 0}
        onPress={() => list.move(position, position - 1, `up-${position - 1}`)}
      />
      <RowButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        focusName={`down-${position}`}
        isIdle={position === list.count - 1}
        onPress={() => list.move(position, position + 1, `down-${position + 1}`)}
      />
      <RowButton
        icon={X}
        label={`Remove ${name}`}
        focusName={`remove-${position}`}
        isIdle={list.count <= list.min}
        onPress={() => list.remove(position)}
      />
    </span>
  );
}

interface RowButtonProps {
  icon: LucideIcon;
  label: string;
  focusName: string;
  /** Disabled by ARIA alone: it stays focusable, so that focus is not lost at the end of the list. */
  isIdle: boolean;
  onPress: () => void;
}

function RowButton({ icon: Icon, label, focusName, isIdle, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      data-focus={focusName}
      onClick={() => !isIdle && onPress()}
      className="grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent"
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
