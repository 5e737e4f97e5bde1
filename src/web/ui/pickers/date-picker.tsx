import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type Ref, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { dayOfIso, isoOfDay } from './iso-date.ts';
import { PickerButton } from './picker-button.tsx';
import { PickerPopover } from './picker-popover.tsx';
import { longDay } from '../layout/dates.ts';

interface DatePickerProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first day that can be chosen, `YYYY-MM-DD`; also the month that opens while nothing is chosen. */
  min: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a calendar. Keys in the calendar: arrows by day and week, Page Up and Page Down by month, Enter chooses, Esc
 * closes. For react-hook-form use it in a `Controller` with `{...field}`.
 */
export function DatePicker({ value, onChange, onBlur, min, disabled, ref }: DatePickerProps) {
  const [open, setOpen] = useState(false);
  const chosen = dayOfIso(value);
  const first = dayOfIso(min);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <PickerPopover
      open={open}
      onOpenChange={change}
      label="Calendar"
      button={
        <PickerButton
          ref={ref}
          icon={CalendarDays}
          disabled={disabled}
          text={chosen ? longDay(chosen) : ''}
          placeholder="Pick a date"
        />
      }
    >
      <DayPicker
        mode="single"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The calendar opens on request, and the keys belong to it.
        autoFocus
        fixedWeeks
        showOutsideDays
        selected={chosen ?? undefined}
        defaultMonth={chosen ?? first ?? undefined}
        startMonth={first ?? undefined}
        disabled={first ? { before: first } : undefined}
        onSelect={(day) => {
          if (day) onChange(isoOfDay(day));
          change(false);
        }}
        components={{ Chevron: Arrow }}
        classNames={calendarStyle}
      />
    </PickerPopover>
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
