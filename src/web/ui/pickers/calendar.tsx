import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { dayOfIso, isoOfDay } from './iso-date.ts';

export interface CalendarProps {
  /** `YYYY-MM-DD`, or empty. */
  chosen: string;
  /** The first day that can be chosen, `YYYY-MM-DD`; also the month that opens while nothing is chosen. */
  min: string;
  /** Is told the day as `YYYY-MM-DD`, or null when what was chosen is pressed once more. */
  onChoose: (day: string | null) => void;
}

/** A month of days. Keys: arrows by day and week, Page Up and Page Down by month, Enter chooses. */
export function Calendar({ chosen, min, onChoose }: CalendarProps) {
  const day = dayOfIso(chosen) ?? undefined;
  const first = dayOfIso(min) ?? undefined;
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The calendar opens on request, and the keys belong to it.
      autoFocus
      fixedWeeks
      showOutsideDays
      selected={day}
      defaultMonth={day ?? first}
      startMonth={first}
      disabled={first ? { before: first } : undefined}
      onSelect={(next) => onChoose(next ? isoOfDay(next) : null)}
      components={{ Chevron: Arrow }}
      classNames={calendarStyle}
    />
  );
}

function Arrow({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-4.5" />;
}

const arrowButton =
  'grid size-9 place-items-center rounded-control hover:bg-wash aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

const calendarStyle = {
  months: 'relative',
  month_caption: 'grid h-9 place-items-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex h-9 items-center justify-between',
  button_previous: arrowButton,
  button_next: arrowButton,
  month_grid: 'mt-2 border-collapse',
  weekday: 'h-9 w-10 text-xs font-medium text-muted',
  day: 'group size-10 p-px text-center text-sm',
  day_button:
    'figures grid size-full place-items-center rounded-control hover:bg-wash disabled:cursor-not-allowed group-aria-selected:chosen group-aria-selected:bg-violet-end group-aria-selected:font-semibold group-aria-selected:text-white',
  today: 'font-bold text-link',
  outside: 'text-muted',
  disabled: 'text-muted/50 line-through decoration-1',
  hidden: 'invisible',
};
