/** Drawn for these pages on a 24-unit grid; all decoration, their links carry the words. */
const strokes = {
  arrow: 'M7 17 17 7M9 7h8v8',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  share: 'M12 15V3M7 8l5-5 5 5M7 12H4v9h16v-9h-3',
  telegram: 'm21 4-3 16-7-5-3 4-1-6L21 4 3 11l4 2',
  x: 'M4 4h4l12 16h-4zM19 4 5 20',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
} as const;

export type IconName = keyof typeof strokes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes[name]} />
    </svg>
  );
}
