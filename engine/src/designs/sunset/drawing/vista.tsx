import { Drawing } from '../../shared/drawing.tsx';

/** What lies behind the words of the first view and of the last: sky, ridge and the floor that the horizon cuts off. */
export function Vista() {
  return (
    <>
      <div className="sky" aria-hidden="true" />
      <Ridge />
      <Floor />
    </>
  );
}

/** A floor of light that runs to the horizon. */
export function Floor() {
  return (
    <div className="floor" aria-hidden="true">
      <i />
    </div>
  );
}

/** Mountains as a computer of that time drew them. */
export function Ridge() {
  return (
    <Drawing className="ridge" viewBox="0 0 1440 160" preserveAspectRatio="none">
      <path d="M-9 170V84L64 28l58 50 66-62 74 84 62-34 92 58 130 62zM1449 170V60l-62-40-66 74-60-30-88 62-66-22-110 66z" />
      <path d="M64 28 40 170M64 28l34 142M122 78l-24 92M188 16l-40 154M188 16l52 154M262 100l-22 70M324 66l-24 104M324 66l60 104M416 124l-32 46M1387 20l30 150M1387 20l-46 150M1321 94l20 76M1261 64l-40 106M1261 64l26 106M1173 126l-40 44M1107 104l26 66" />
    </Drawing>
  );
}

/** In a box of 200 by 320. */
export const palmPath =
  'M66 320c10-90 22-150 44-206l12 6c-24 60-36 118-38 200zM116 118C90 84 52 82 22 112c20-40 62-54 90-18-12-36-44-52-80-44 40-24 80-4 90 30C128 46 156 22 194 36c-34 2-56 24-62 54 24-22 52-16 64 22-22-22-46-22-66 2 24 8 34 36 24 70-4-34-16-52-38-60-16 16-28 40-22 74-24-34-12-66 22-80z';

/** A palm against the light. @param side where it leans from */
export function Palm({ side }: { side: 'left' | 'right' }) {
  return (
    <svg className={`palm palm-${side}`} viewBox="0 0 200 320" aria-hidden="true">
      <path d={palmPath} />
    </svg>
  );
}
