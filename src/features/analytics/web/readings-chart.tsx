import { cx } from 'class-variance-authority';
import { Rocket, Upload } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Report } from '../contract.ts';
import { groupMarks } from './chart-scale.ts';
import { drawPlot, type Drawing, type Placement } from './plot.ts';
import { instantName, pointNames, pointOf, tickNames } from './point-names.ts';
import { useElementWidth, useTheme } from './use-element.ts';

/** Wide enough for a finger. */
const markWidth = 28;
const narrow = 520;

interface ReadingsChartProps {
  report: Report;
  /** How many points have begun, and how many are over. */
  progress: { begun: number; over: number };
}

/** Views and visitors over time: a drawing, and above it a crosshair that a mouse, a finger and arrow keys move. */
export function ReadingsChart({ report, progress }: ReadingsChartProps) {
  const { series, before, unit } = report;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const theme = useTheme();
  const [placement, setPlacement] = useState<Placement | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const at = shown === null ? null : Math.min(shown, series.length - 1);
  const height = width < narrow ? 240 : 300;

  useEffect(() => {
    if (!canvas.current || width === 0) return;
    return drawPlot(canvas.current, drawingOf(report, progress), { width, height, onPlaced: setPlacement });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- drawn anew when the colours change, too
  }, [report, progress.begun, progress.over, width, height, theme]);

  const names = pointNames(report);
  const marks = report.marks.map((mark) => ({ ...mark, index: pointOf(mark.at, series) }));
  const step = placement === null ? markWidth : placement.width / Math.max(1, series.length - 1);
  const groups = groupMarks(marks, markWidth / step);
  const indexAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width: whole } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / whole) * (series.length - 1));
    return Math.max(0, Math.min(series.length - 1, index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = series.length - 1;
    const from = at ?? progress.begun;
    const next = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setShown(null);
    if (next === undefined) return;
    event.preventDefault();
    setShown(Math.max(0, Math.min(last, next)));
  };
  const point = at === null ? undefined : series[at];
  const isBegun = at !== null && at < progress.begun;
  const values = [
    { ...lines.views, value: isBegun ? point?.views : undefined },
    { ...lines.visitors, value: isBegun ? point?.visitors : undefined },
    { ...lines.before, value: at === null ? undefined : before.series[at]?.views },
  ].filter((line) => line.value !== undefined);
  const said = (at === null ? [] : marks.filter(({ index }) => index === at)).map((mark) =>
    markName(mark, report.zone),
  );
  const text = [
    names[at ?? 0],
    ...values.map(({ name, value }) => `${name} ${value?.toLocaleString('en-US')}`),
    ...said,
  ].join(', ');

  return (
    <div ref={frame} className="relative min-w-0 pt-8" style={{ minHeight: height + 32 }}>
      <div ref={canvas} aria-hidden="true" className="overflow-hidden" />
      {placement && (
        <div className="absolute inset-x-0 top-8 bottom-0">
          {groups.map(({ index, marks: some }) => (
            <MarkButton
              key={`${index} ${some[0]?.at}`}
              marks={some}
              zone={report.zone}
              left={placement.x(index)}
              stem={placement.top + placement.height}
              isShown={some.some((mark) => mark.index === at)}
              onShow={() => setShown(index)}
            />
          ))}
          {at !== null && (
            <>
              <span
                className="pointer-events-none absolute w-px -translate-x-1/2 bg-line-strong"
                style={{ left: placement.x(at), top: placement.top, height: placement.height }}
              />
              {values.map(({ name, value = 0, dot }) => (
                <span
                  key={name}
                  className={cx(
                    'pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface',
                    dot,
                  )}
                  style={{ left: placement.x(at), top: placement.y(value) }}
                />
              ))}
            </>
          )}
          <div
            role="slider"
            tabIndex={0}
            aria-label={`Views and visitors by ${unit}`}
            aria-valuemin={1}
            aria-valuemax={series.length}
            aria-valuenow={(at ?? 0) + 1}
            aria-valuetext={text}
            className="absolute touch-pan-y rounded-sm"
            style={placementStyle(placement)}
            onPointerDown={(event) => {
              if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
              setShown(indexAt(event));
            }}
            onPointerMove={(event) => setShown(indexAt(event))}
            onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(null)}
            onFocus={(event) => {
              if (event.currentTarget.matches(':focus-visible'))
                setShown((index) => index ?? Math.max(0, progress.begun - 1));
            }}
            onBlur={() => setShown(null)}
            onKeyDown={onKeyDown}
          />
          {at !== null && (
            <div
              aria-hidden="true"
              className="figures pointer-events-none absolute z-10 w-52 rounded-control bg-raised px-3.5 py-2.5 text-sm shadow-float"
              style={{ left: readoutLeft(placement.x(at), width), top: placement.top + 8 }}
            >
              <p className="font-semibold">{names[at]}</p>
              {!isBegun && <p className="mt-1 text-muted">Yet to come</p>}
              {values.map(({ name, value, swatch }) => (
                <p key={name} className="mt-1 flex items-center gap-2">
                  <span className={cx('w-4 shrink-0', swatch)} />
                  <span className="grow text-muted">{name}</span>
                  <span className="font-semibold">{value?.toLocaleString('en-US')}</span>
                </p>
              ))}
              {at === progress.begun - 1 && progress.over < progress.begun && (
                <p className="mt-1 text-xs text-muted">So far: it is not over yet.</p>
              )}
              {said.length > 0 && (
                <p className="mt-2 border-t border-line pt-2 text-xs text-muted">
                  {said.slice(0, 3).map((each) => (
                    <span key={each} className="block">
                      {each}
                    </span>
                  ))}
                  {said.length > 3 && `and ${said.length - 3} more`}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** How each line looks, in the legend and in the readout. */
export const lines = {
  views: { name: 'Views', swatch: 'border-t-[3px] border-link', dot: 'bg-link' },
  visitors: { name: 'Visitors', swatch: 'border-t-[1.5px] border-coral', dot: 'bg-coral' },
  before: { name: 'Views before', swatch: 'border-t-2 border-dotted border-muted', dot: 'bg-muted' },
};

interface MarkButtonProps {
  marks: readonly Report['marks'][number][];
  zone: string;
  left: number;
  /** How far down its line goes. */
  stem: number;
  isShown: boolean;
  onShow: () => void;
}

/** What happened at a point: pressed, hovered or focused, it moves the crosshair there. */
function MarkButton({ marks, zone, left, stem, isShown, onShow }: MarkButtonProps) {
  const isLaunch = marks.some(({ kind }) => kind === 'launch');
  const Icon = isLaunch ? Rocket : Upload;
  const [first, last] = [marks[0], marks.at(-1)];
  const label =
    marks.length === 1 && first
      ? markName(first, zone)
      : `${marks.length} events, ${instantName(first?.at ?? '', zone)} to ${instantName(last?.at ?? '', zone)}`;
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0 w-0 border-s border-dashed border-line-strong/70"
        style={{ left, height: stem }}
      />
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={onShow}
        onFocus={onShow}
        onPointerEnter={onShow}
        className={cx(
          'absolute -top-7 grid h-7 w-7 -translate-x-1/2 place-items-center rounded-full border bg-surface',
          isShown ? 'border-link text-link' : 'border-line-strong/70 text-muted hover:text-text',
        )}
        style={{ left }}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {marks.length > 1 && (
          <span
            aria-hidden="true"
            className="figures absolute -end-1.5 -top-1 min-w-4 rounded-full bg-raised px-1 text-center text-xs leading-4 font-semibold text-text shadow-float"
          >
            {marks.length}
          </span>
        )}
      </button>
    </>
  );
}

/** What happened and when, in words: `Deployed Mon, Nov 23, 3:04 PM`. */
export function markName({ kind, at }: Report['marks'][number], zone: string): string {
  return `${kind === 'launch' ? 'Launch' : 'Deployed'} ${instantName(at, zone)}`;
}

function drawingOf(report: Report, { begun, over }: ReadingsChartProps['progress']): Drawing {
  const { series, before } = report;
  return {
    // Of what is to come there is nothing, which is not the same as none.
    views: series.map(({ views }, index) => (index < begun ? views : null)),
    visitors: series.map(({ visitors }, index) => (index < begun ? visitors : null)),
    before: series.map((_, index) => before.series[index]?.views ?? null),
    over,
    ticks: tickNames(report),
  };
}

function placementStyle({ left, top, width, height }: Placement) {
  return { left, top, width, height };
}

/** Beside the crosshair, on the side that has room for it. */
function readoutLeft(x: number, width: number): number {
  const readoutWidth = 208;
  const beside = x + 14 + readoutWidth <= width ? x + 14 : x - 14 - readoutWidth;
  return Math.max(0, Math.min(beside, width - readoutWidth));
}
