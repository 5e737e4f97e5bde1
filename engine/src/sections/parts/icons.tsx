/** Drawn for these pages on a 24-unit grid; all decoration, their links carry the words. */
const strokes = {
  arrow: 'M7 17 17 7M9 7h8v8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5m8-5v5',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  discord: 'M8 6q4-2 8 0 5 3 5 11-2 2-5 2l-1-2q-3 1-6 0l-1 2q-3 0-5-2 0-8 5-11M9 12v1m6-1v1',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  github:
    'M9 21v-4q0-2 1-3-5 0-5-5 0-2 1-3V3q2 0 3 1 3-1 6 0 1-1 3-1v3q1 1 1 3 0 5-5 5 1 1 1 3v4M9 19q-4 1-6-3',
  instagram: 'M8 3h8q5 0 5 5v8q0 5-5 5H8q-5 0-5-5V8q0-5 5-5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7v.01',
  share: 'M12 15V3M7 8l5-5 5 5M7 12H4v9h16v-9h-3',
  tiktok: 'M14 4v11.5a4.5 4.5 0 1 1-4.5-4.5M14 4q.5 5 5.5 5.5',
  telegram: 'm21 4-3 16-7-5-3 4-1-6L21 4 3 11l4 2',
  x: 'M4 4h4l12 16h-4zM19 4 5 20',
  website: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3q8 9 0 18-8-9 0-18',
  youtube: 'M3 8q0-3 3-3h12q3 0 3 3v8q0 3-3 3H6q-3 0-3-3zM10 9l5 3-5 3z',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
} as const;

export type IconName = keyof typeof strokes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  );
}
