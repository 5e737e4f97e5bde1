import comic from './drawn-comic.svg';
import moonshot from './drawn-moonshot.svg';
import terminal from './drawn-terminal.svg';
import { DeviceFrame } from './hero-showcase.tsx';

const drawings = [moonshot, comic, terminal];

/** Three pages as drawings, for a home page that has no real ones yet. */
export function HeroDrawing({ places }: { places: readonly string[] }) {
  return places.map((place, position) => (
    <DeviceFrame key={place} place={place}>
      <img src={drawings[position]} alt="" width={270} height={510} className="size-full object-cover" />
    </DeviceFrame>
  ));
}
