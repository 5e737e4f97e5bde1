import { contrast, hexOf, shade, toneOf } from '../../../colour/colour.ts';
import { bounds } from '../../../creatures/draw.ts';
import type { CreatureProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { Inked, type Inks } from '../../shared/inked.tsx';
import { Suit, wallOf } from './suit.tsx';
import { neckwear } from './wardrobe.tsx';

/** Side of the head on the plate of 400, and where its chin is. */
const headSide = 270;
const chin = 316;

/** The founder as a banknote has him: the head on the house's suit, cut in lines of the engraver. */
export function Founder({ shapes, head, seed, palette }: CreatureProps) {
  const { primary, secondary } = palette;
  const { hue, chroma } = toneOf(primary);
  const ink = hexOf({ lightness: 0.17, chroma: Math.min(chroma, 0.03), hue });
  const paper = hexOf({ lightness: 0.96, chroma: Math.min(chroma, 0.02), hue });
  // A black cat is cut in white.
  const line = contrast(ink, primary) < 2 ? paper : ink;
  const wall = wallOf(secondary);
  const cloth = { ink, paper, accent: secondary, edge: shade(primary, 0.08) };
  const inks: Inks = {
    main: { fill: primary },
    pale: { fill: shade(primary, 0.13) },
    deep: { fill: shade(primary, -0.15) },
    accent: { fill: secondary },
    white: { fill: paper },
    ink: { fill: ink },
    line: { fill: 'none' },
  };
  const scale = headSide / head.side;
  const round = (figure: number) => Math.round(figure * 100) / 100;
  const place = [
    scale,
    0,
    0,
    scale,
    200 - (head.x + head.side / 2) * scale,
    chin - (head.y + head.side) * scale,
  ];
  const middle = head.y + head.side * 0.48;
  // Below the head all is under the suit; hands beside it would hang in the air, as their arms are.
  const isHidden = (d: string) => {
    const { left, right, top, bottom } = bounds(d);
    const isBeside = left > head.x + head.side * 0.93 || right < head.x + head.side * 0.07;
    return top >= middle && (isBeside || bottom >= head.y + head.side + 30);
  };
  const shown = shapes.flatMap(({ role, d }) => {
    const parts = d.split(/(?=M)/).filter((part) => !isHidden(part));
    return parts.length === 0 ? [] : [{ role, d: parts.join('') }];
  });
  return (
    <Drawing viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" fill="none" {...rounded}>
      <path d="M-200-200H600V600H-200z" fill={wall} />
      <circle
        cx="200"
        cy="210"
        r="180"
        stroke={shade(wall, 0.09)}
        strokeWidth="360"
        strokeDasharray="7 11.85"
        strokeLinecap="butt"
      />
      <circle cx="200" cy="200" r="142" fill={shade(wall, 0.13)} />
      <g transform={`matrix(${place.map(round).join(' ')})`} stroke={line} strokeWidth={round(5 / scale)}>
        <Inked shapes={shown} inks={inks} />
      </g>
      <g transform="translate(16 34) scale(.92)" stroke={ink} strokeWidth="5">
        <Suit cloth={cloth} />
        {pick(neckwear, seededRandom(seed)())(cloth)}
      </g>
      <path
        d="M-100-100L500 500"
        stroke={ink}
        strokeOpacity=".2"
        strokeWidth="900"
        strokeDasharray="1.5 5"
        strokeLinecap="butt"
      />
    </Drawing>
  );
}
