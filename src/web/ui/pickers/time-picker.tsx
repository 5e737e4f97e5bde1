import { cx } from 'class-variance-authority';
import { Clock } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type Ref, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ClockFace } from './clock-face.tsx';
import {
  type ClockTime,
  type ClockUnit,
  formatClockTime,
  noon,
  parseClockTime,
  twoDigits,
  valueOf,
  withValue,
} from './clock-time.ts';
import { PickerButton } from './picker-button.tsx';
import { PickerPopover } from './picker-popover.tsx';

interface TimePickerProps {
  /** `H:MM AM/PM`, or empty; the face then starts at 12:00 PM. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a clock face: hours first, then minutes in twelve positions of five, AM or PM. OK saves, Cancel and Esc leave
 * everything as it was. By mouse, by finger around the dial, by arrow keys and Enter, or by typing. For react-hook-form use it in
 * a `Controller` with `{...field}`.
 */
export function TimePicker({ value, onChange, onBlur, disabled, ref }: TimePickerProps) {
  const [open, setOpen] = useState(false);
  const time = parseClockTime(value);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <PickerPopover
      open={open}
      onOpenChange={change}
      label="Clock"
      className="w-72"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement)
          event.target.querySelector<HTMLElement>('[role=listbox]')?.focus();
      }}
      button={
        <PickerButton
          ref={ref}
          icon={Clock}
          disabled={disabled}
          text={time ? formatClockTime(time) : ''}
          placeholder="Pick a time"
        />
      }
    >
      <Clockwork
        start={time ?? noon}
        onCancel={() => change(false)}
        onSave={(chosen) => {
          onChange(formatClockTime(chosen));
          change(false);
        }}
      />
    </PickerPopover>
  );
}

interface ClockworkProps {
  start: ClockTime;
  onSave: (time: ClockTime) => void;
  onCancel: () => void;
}

function Clockwork({ start, onSave, onCancel }: ClockworkProps) {
  const [time, setTime] = useState(start);
  const [unit, setUnit] = useState<ClockUnit>('hours');
  const face = useRef<HTMLDivElement>(null);
  const ok = useRef<HTMLButtonElement>(null);
  const show = (next: ClockUnit) => {
    setUnit(next);
    face.current?.focus();
  };
  return (
    <>
      <div className="mb-4 flex items-center justify-between">
        <div className="figures flex items-center font-display text-4xl leading-none font-bold">
          <UnitButton
            name="Hour"
            text={String(time.hour)}
            shown={unit === 'hours'}
            onClick={() => show('hours')}
          />
          <span aria-hidden="true">:</span>
          <UnitButton
            name="Minute"
            text={twoDigits(time.minute)}
            shown={unit === 'minutes'}
            onClick={() => show('minutes')}
          />
        </div>
        <PeriodSwitch period={time.period} onChange={(period) => setTime({ ...time, period })} />
      </div>
      <ClockFace
        ref={face}
        unit={unit}
        value={valueOf(time, unit)}
        onChange={(value) => setTime((before) => withValue(before, unit, value))}
        onSettle={() => (unit === 'hours' ? show('minutes') : ok.current?.focus())}
      />
      <div className="mt-5 flex justify-end gap-2">
        <Button tone="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={ok} tone="primary" size="small" onClick={() => onSave(time)}>
          OK
        </Button>
      </div>
    </>
  );
}

interface UnitButtonProps {
  name: string;
  text: string;
  shown: boolean;
  onClick: () => void;
}

function UnitButton({ name, text, shown, onClick }: UnitButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${name} ${text}`}
      aria-pressed={shown}
      onClick={onClick}
      className={cx(
        'min-w-13 rounded-control px-1.5 py-1.5 text-center',
        shown ? 'chosen bg-wash text-link' : 'text-muted hover:text-text',
      )}
    >
      {text}
    </button>
  );
}

interface PeriodSwitchProps {
  period: ClockTime['period'];
  onChange: (period: ClockTime['period']) => void;
}

function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <RadioGroup.Root
      aria-label="AM or PM"
      value={period}
      onValueChange={(value) => onChange(value === 'AM' ? 'AM' : 'PM')}
      className="grid grid-cols-2 rounded-control border border-line-strong p-0.5"
    >
      {(['AM', 'PM'] as const).map((half) => (
        <RadioGroup.Item
          key={half}
          value={half}
          aria-label={half}
          className="h-9 w-11 rounded-lg text-sm font-semibold text-muted hover:text-text aria-checked:chosen aria-checked:bg-violet-end aria-checked:text-white"
        >
          {half}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
