import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { countTicks, namedPoints } from './chart-scale.ts';

/** What a chart draws, a value for each point; null where there is none (yet). */
export interface Drawing {
  readonly views: readonly (number | null)[];
  readonly visitors: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  /** How many points are over: what comes after is under way, and dashed. */
  readonly over: number;
  /** Short names of the points. */
  readonly ticks: readonly string[];
}

/** Where things are in a chart, in CSS pixels from its upper left corner. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  x(index: number): number;
  y(value: number): number;
}

const tickRoom = 72;

/**
 * Draws the chart into an element; everything that reacts lies above it.
 * @param onPlaced called when it is drawn
 * @returns what takes it away again
 */
export function drawPlot(
  place: HTMLElement,
  drawing: Drawing,
  { width, height, onPlaced }: { width: number; height: number; onPlaced: (placement: Placement) => void },
): () => void {
  const { views, visitors, before, over, ticks } = drawing;
  const count = ticks.length;
  const lines = countTicks(Math.max(0, ...[...views, ...visitors, ...before].map((value) => value ?? 0)));
  const nameOf = (count: number) => axisCount(count, lines.at(-1) ?? 0);
  const colours = coloursOf(place);
  const font = `12px ${getComputedStyle(place).fontFamily}`;
  const longest = Math.max(...lines.map((line) => nameOf(line).length));
  const named = namedPoints(count, Math.max(2, Math.floor(width / tickRoom)));
  /** A line up to what is over, and dashed from there to what is under way. */
  const twoLines = (
    label: string,
    stroke: string,
    lineWidth: number,
    fill?: uPlot.Series['fill'],
  ): uPlot.Series[] => [
    { label, stroke, width: lineWidth, points: { show: false }, ...(fill && { fill }) },
    {
      label: `${label} so far`,
      stroke,
      width: lineWidth,
      dash: [3, 4],
      points: { show: true, size: 7, fill: stroke, filter: onlyLast },
    },
  ];
  const plot = new uPlot(
    {
      width,
      height,
      // The last name on the axis stands half beyond the last point.
      padding: [8, 26, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: [0, Math.max(1, count - 1)] },
        y: { range: [0, lines.at(-1) ?? 1] },
      },
      axes: [
        {
          size: 30,
          gap: 8,
          font,
          stroke: colours.muted,
          grid: { show: false },
          ticks: { show: false },
          splits: named,
          values: (_plot, splits) => splits.map((index) => ticks[index] ?? ''),
        },
        {
          size: longest * 7 + 14,
          gap: 8,
          font,
          stroke: colours.muted,
          grid: { stroke: colours.line, width: 1 },
          ticks: { show: false },
          splits: lines,
          values: (_plot, splits) => splits.map(nameOf),
        },
      ],
      series: [
        {},
        {
          label: 'Before',
          stroke: colours.muted,
          width: 1.5,
          dash: [1, 5],
          cap: 'round',
          points: { show: false },
        },
        ...twoLines('Views', colours.link, 2.5, areaUnder(colours.link)),
        ...twoLines('Visitors', colours.coral, 1.5),
      ],
      hooks: {
        ready: [
          (self) => {
            const ratio = uPlot.pxRatio;
            const [left, top] = [self.bbox.left / ratio, self.bbox.top / ratio];
            onPlaced({
              left,
              top,
              width: self.bbox.width / ratio,
              height: self.bbox.height / ratio,
              x: (index) => left + self.valToPos(index, 'x'),
              y: (value) => top + self.valToPos(value, 'y'),
            });
          },
        ],
      },
    },
    [
      ticks.map((_, index) => index),
      [...before],
      ...[views, visitors].flatMap((values) => [
        values.map((value, index) => (index < over ? value : null)),
        values.map((value, index) => (index >= over - 1 ? value : null)),
      ]),
    ],
    place,
  );
  return () => plot.destroy();
}

/** A count beside the axis, which has little room: `100K`; all of an axis are written alike. */
function axisCount(count: number, largest: number): string {
  return count.toLocaleString('en-US', { notation: largest < 10_000 ? 'standard' : 'compact' });
}

/** Marks where a line has got to, and no other of its points. */
const onlyLast: uPlot.Series.Points.Filter = (self, index) => {
  const values = self.data[index] ?? [];
  const last = values.findLastIndex((value) => typeof value === 'number');
  return last === -1 ? [] : [last];
};

function areaUnder(colour: string): (self: uPlot) => CanvasGradient {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return ({ ctx, bbox }) => {
    const gradient = ctx.createLinearGradient(0, bbox.top, 0, bbox.top + bbox.height);
    gradient.addColorStop(0, `rgba(${red}, ${green}, ${blue}, 0.22)`);
    gradient.addColorStop(1, `rgba(${red}, ${green}, ${blue}, 0)`);
    return gradient;
  };
}

/** The product's colours as they are by day or by night: a canvas knows no CSS variables. */
function coloursOf(place: HTMLElement) {
  const colour = (name: string) => {
    place.style.color = `var(--color-${name})`;
    const { color } = getComputedStyle(place);
    place.style.removeProperty('color');
    return color;
  };
  return { link: colour('link'), coral: colour('coral'), muted: colour('muted'), line: colour('line') };
}
