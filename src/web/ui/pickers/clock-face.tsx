import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type PointerEvent, type Ref, useId, useState } from 'react';
import {
  type ClockUnit,
  degreesOf,
  nearestTurn,
  positionAfter,
  positionAt,
  positionsOf,
  twoDigits,
  typeDigit,
} from './clock-time.ts';

interface ClockFaceProps {
  unit: ClockUnit;
  value: number;
  onChange: (value: number) => void;
  /** A position was settled: the finger left the dial, or Enter. */
  onSettle: () => void;
  ref: Ref<HTMLDivElement>;
}

const stepsOfKey: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
/** How far from the middle the positions sit, in percent of the face's width. */
const reach = 40;

/** A dial of twelve positions: press or drag around it, walk with the arrow keys, or type the figure. */
export function ClockFace({ unit, value, onChange, onSettle, ref }: ClockFaceProps) {
  const id = useId();
  const [typed, setTyped] = useState({ unit, digit: '' });
  const turn = useShortTurn(degreesOf(unit, value));

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange(
      positionAt(unit, event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2),
    );
  };
  const press = (event: KeyboardEvent) => {
    const next = valueOfKey(event.key, unit, value, typed.unit === unit ? typed.digit : '');
    if (next) {
      setTyped({ unit, digit: next.before });
      onChange(next.value);
    } else if (event.key === 'Enter' || event.key === ' ') onSettle();
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={unit === 'hours' ? 'Hours' : 'Minutes'}
      aria-activedescendant={`${id}-${value}`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        point(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
      }}
      onPointerUp={onSettle}
      className="relative mx-auto size-60 max-w-full cursor-pointer touch-none rounded-full bg-sunken outline-offset-4 select-none forced-colors:border"
    >
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 transition-transform duration-180 ease-out"
        style={{ transform: `rotate(${turn}deg)` }}
      >
        <span
          className="absolute bottom-1/2 left-1/2 w-0.5 -translate-x-1/2 bg-violet-end"
          style={{ height: `${reach}%` }}
        />
        <span
          className="accent-fill absolute left-1/2 size-10 -translate-1/2 rounded-full"
          style={{ top: `${50 - reach}%` }}
        />
        <span className="absolute top-1/2 left-1/2 size-2 -translate-1/2 rounded-full bg-violet-end" />
      </div>
      {positionsOf(unit).map((position, step) => (
        // Pointers are followed by the dial as a whole; a click without one comes from a screen reader.
        <span
          key={position}
          id={`${id}-${position}`}
          role="option"
          aria-selected={position === value}
          tabIndex={-1}
          onClick={(event) => {
            if (event.detail !== 0) return;
            onChange(position);
            onSettle();
          }}
          onKeyDown={press}
          className={cx(
            'figures absolute grid size-10 -translate-1/2 place-items-center rounded-full text-sm transition-colors duration-120',
            position === value ? 'chosen font-semibold text-white' : 'text-text',
          )}
          style={place(step)}
        >
          {unit === 'minutes' ? twoDigits(position) : position}
        </span>
      ))}
    </div>
  );
}

function valueOfKey(key: string, unit: ClockUnit, value: number, typed: string) {
  const steps = stepsOfKey[key];
  if (steps !== undefined) return { value: positionAfter(unit, value, steps), before: '' };
  const positions = positionsOf(unit);
  if (key === 'Home') return { value: positions[0] ?? value, before: '' };
  if (key === 'End') return { value: positions[11] ?? value, before: '' };
  return /^\d$/.test(key) ? typeDigit(unit, typed, key) : null;
}

function place(step: number) {
  const angle = (step * Math.PI) / 6;
  return { left: `${50 + reach * Math.sin(angle)}%`, top: `${50 - reach * Math.cos(angle)}%` };
}

/** Follows a direction without ever turning more than half a circle. */
function useShortTurn(target: number): number {
  const [turn, setTurn] = useState(target);
  const next = nearestTurn(turn, target);
  if (next !== turn) setTurn(next);
  return next;
}
