import { CalendarDays } from 'lucide-react';
import { type Ref, Suspense, useEffect, useState } from 'react';
import { latePart } from '../layout/late-part.tsx';
import { dayOfIso } from './iso-date.ts';
import { PickerButton } from './picker-button.tsx';
import { PickerPopover } from './picker-popover.tsx';
import { longDay } from '../layout/dates.ts';

const loadCalendar = async () => (await import('./calendar.tsx')).Calendar;
/** 17 KB of scripts, in Brotli, that nobody needs before the button is pressed. */
const Calendar = latePart(loadCalendar);

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
  // Before it is opened, which may be without a network.
  useEffect(() => void loadCalendar().catch(() => {}), []);
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
      {/* As tall and wide as a month, so that nothing moves when it comes. */}
      <div className="min-h-80 min-w-70">
        <Suspense>
          <Calendar
            chosen={value}
            min={min}
            onChoose={(day) => {
              if (day !== null) onChange(day);
              change(false);
            }}
          />
        </Suspense>
      </div>
    </PickerPopover>
  );
}
