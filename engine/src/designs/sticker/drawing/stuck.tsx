import { seededRandom } from '../../random.ts';
import { decals, type DecalName, doodles, type DoodleName } from './shapes.ts';
import { Drawing } from '../../shared/drawing.tsx';

/** A sticker from the sheet, with its white edge. @param place a class that says where it sticks */
export function Decal({ name, place }: { name: DecalName; place: string }) {
  const { outline, lines } = decals[name];
  return (
    <svg className={`decal ${place}`} viewBox="-12 -12 124 124" aria-hidden="true">
      <path className="fall" d={outline} />
      <path className="cut" d={outline} />
      <path d={outline + lines} />
    </svg>
  );
}

/** Lines of a marker. @param place a class that says where they are drawn */
export function Doodle({ name, place }: { name: DoodleName; place: string }) {
  const width = name === 'underline' ? 300 : 100;
  return (
    <Drawing className={`doodle ${place}`} viewBox={`0 0 ${width} ${name === 'underline' ? 60 : 100}`}>
      <path d={doodles[name]} />
    </Drawing>
  );
}

const all: readonly DecalName[] = ['star', 'heart', 'bolt', 'smile', 'flower', 'moon', 'eye', 'mushroom'];

/** The stickers of this page in the order in which they were stuck: every one of the sheet, in another order for each seed. */
export function decalsOf(seed: number): readonly DecalName[] {
  const random = seededRandom(seed);
  return all
    .map((name) => ({ name, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}
