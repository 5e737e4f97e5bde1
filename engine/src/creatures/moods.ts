import type { CreatureMood, Face, Role, Shape } from './creature.ts';
import { ellipse } from './ellipse.ts';

const number = /-?[\d.]+/g;

/** Path data with every point moved. */
function mapPoints(d: string, move: (x: number, y: number) => readonly [number, number]): string {
  const values = (d.match(number) ?? []).map(Number);
  let at = 0;
  return d.replaceAll(number, () => {
    const isX = at % 2 === 0;
    const [x, y] = move(values[isX ? at : at - 1] ?? 0, values[isX ? at + 1 : at] ?? 0);
    at += 1;
    return String(isX ? x : y);
  });
}

/** Path data moved to a point, its lengths times `size`, turned clockwise by `degrees`, in whole numbers. */
function placed(d: string, x: number, y: number, size: number, degrees = 0): string {
  const cos = Math.cos((degrees * Math.PI) / 180) * size;
  const sin = Math.sin((degrees * Math.PI) / 180) * size;
  return mapPoints(d, (across, down) => [
    Math.round(x + across * cos - down * sin),
    Math.round(y + across * sin + down * cos),
  ]);
}

/** Something at both eyes, drawn for the right one in parts of its radius round its middle, mirrored for the left. */
function both({ x, y, apart, radius }: Face, role: Role, d: string): Shape {
  const mirrored = mapPoints(d, (across, down) => [-across, down]);
  return { role, d: placed(mirrored, x - apart, y, radius) + placed(d, x + apart, y, radius) };
}

/** Something at the right eye alone. */
function right({ x, y, apart, radius }: Face, role: Role, d: string): Shape {
  return { role, d: placed(d, x + apart, y, radius) };
}

/** A part of the mouth, drawn in parts of its width round its middle. */
function mouth({ mouth: { x, y, width } }: Face, role: Role, d: string): Shape {
  return { role, d: placed(d, x, y, width) };
}

/** Eyes that look a little aside and `down`, with a pupil and its shine; both figures in radii of the eye. */
function eyes({ x, y, apart, radius }: Face, down: number, pupil: number): Shape[] {
  const round = (role: Role, aside: number, inwards: number, under: number, size: number): Shape => ({
    role,
    d: [-1, 1]
      .map((side) =>
        ellipse(
          Math.round(x + side * apart + (aside - side * inwards) * radius),
          Math.round(y + under * radius),
          Math.round(size * radius),
          Math.round(size * radius * 1.15),
        ),
      )
      .join(''),
  });
  return [
    round('white', 0, 0, 0, 1),
    round('ink', 0.06, 0.1, down, pupil),
    round('white', 0.06 - 0.3 * pupil, 0.1, down - 0.4 * pupil, 0.3),
  ];
}

/** Whether a mouth has room for a tongue or teeth. */
function isWide(face: Face): boolean {
  return face.mouth.width >= 44;
}

function happy(face: Face): Shape[] {
  return [
    ...eyes(face, 0.06, 0.64),
    mouth(face, 'ink', 'M-0.5 -0.22Q0 -0.04 0.5 -0.22C0.5 0.54 -0.5 0.54 -0.5 -0.22Z'),
    ...(isWide(face)
      ? [mouth(face, 'accent', 'M-0.32 0.2Q0 -0.06 0.32 0.2C0.16 0.4 -0.16 0.4 -0.32 0.2Z')]
      : []),
  ];
}

function sad(face: Face): Shape[] {
  return [
    ...eyes(face, 0.28, 0.56),
    both(face, 'deep', 'M-1.15 -0.75C-0.8 -1.6 1 -1.5 1.2 0.15Q0.1 -0.15 -1.15 -0.75Z'),
    both(face, 'line', 'M-0.8 -1.75Q0.1 -1.7 0.9 -1.25'),
    mouth(face, 'ink', 'M-0.38 0.26C-0.3 -0.24 0.3 -0.24 0.38 0.26Q0 0.08 -0.38 0.26Z'),
    right(
      face,
      'white',
      'M0.6 0.8C0.75 1.2 1.05 1.45 1.05 1.85C1.05 2.4 0.15 2.4 0.15 1.85C0.15 1.45 0.45 1.2 0.6 0.8Z',
    ),
  ];
}

function angry(face: Face): Shape[] {
  return [
    ...eyes(face, 0.16, 0.44),
    both(face, 'ink', 'M-1.25 0C-1.4 -0.3 -1.3 -0.55 -1.1 -0.65L0.85 -1.45C1.2 -1.5 1.35 -1.15 1.1 -0.95Z'),
    ...(isWide(face)
      ? [
          mouth(
            face,
            'white',
            'M-0.42 0C-0.36 -0.28 0.36 -0.28 0.42 0C0.56 0.4 0.3 0.34 0 0.26C-0.3 0.34 -0.56 0.4 -0.42 0Z',
          ),
          mouth(face, 'line', 'M-0.44 0.08Q0 -0.02 0.44 0.08M-0.16 -0.18L-0.16 0.26M0.16 -0.18L0.16 0.26'),
        ]
      : [mouth(face, 'line', 'M-0.44 0.22Q0 -0.3 0.44 0.22')]),
  ];
}

function sleepy(face: Face): Shape[] {
  return [
    ...eyes(face, 0.42, 0.5),
    both(face, 'deep', 'M-1.15 0C-1.3 -1.65 1.3 -1.65 1.15 0Q0 0.4 -1.15 0Z'),
    mouth(face, 'ink', 'M-0.18 0.04C-0.18 -0.26 0.18 -0.26 0.18 0.04C0.18 0.34 -0.18 0.34 -0.18 0.04Z'),
  ];
}

function rich(face: Face): Shape[] {
  const { hat } = face;
  // Never a thimble nor a lid, and no crown above the picture.
  const size = Math.min(Math.max(hat.width, 90), 150, (hat.y + 10) / 0.67);
  const onHead = (role: Role, d: string): Shape => ({ role, d: placed(d, hat.x + 6, hat.y, size, 7) });
  return [
    ...eyes(face, 0.06, 0.6),
    right(
      face,
      'line',
      'M0 -1.55C0.8 -1.55 1.45 -0.8 1.45 0C1.45 0.8 0.8 1.55 0 1.55C-0.8 1.55 -1.45 0.8 -1.45 0C-1.45 -0.8 -0.8 -1.55 0 -1.55M1.35 0.6Q1.75 1.6 1.3 2.4',
    ),
    mouth(face, 'white', 'M-0.46 -0.18Q0 0 0.46 -0.18C0.44 0.36 -0.44 0.36 -0.46 -0.18Z'),
    onHead('accent', 'M-0.34 0L-0.38 -0.54Q0 -0.66 0.38 -0.54L0.34 0Q0 0.12 -0.34 0Z'),
    onHead('deep', 'M-0.34 0L-0.35 -0.18Q0 -0.08 0.35 -0.18L0.34 0Q0 0.12 -0.34 0Z'),
    onHead(
      'accent',
      'M-0.58 -0.08C-0.3 0.1 0.3 0.1 0.58 -0.08C0.66 0.04 0.4 0.18 0 0.18C-0.4 0.18 -0.66 0.04 -0.58 -0.08Z',
    ),
  ];
}

function smug(face: Face): Shape[] {
  const { x, y, apart, radius } = face;
  const [outer, inner] = [apart / radius + 1.3, apart / radius - 0.95];
  const glasses =
    `M${-outer} -0.85L${outer} -0.85L${outer - 0.1} 0.3Q${outer - 0.3} 1 ${outer - 1.1} 1` +
    `Q${inner + 0.1} 1 ${inner} -0.2Q0 -0.4 ${-inner} -0.2Q${-inner - 0.1} 1 ${1.1 - outer} 1Q${0.3 - outer} 1 ${0.1 - outer} 0.3Z`;
  const shine = (middle: number) =>
    `M${middle - 0.5} 0.3L${middle} -0.5L${middle + 0.45} -0.5L${middle - 0.05} 0.3Z`;
  return [
    { role: 'ink', d: placed(glasses, x, y, radius, -3) },
    { role: 'white', d: placed(shine(-apart / radius) + shine(apart / radius), x, y, radius, -3) },
    mouth(face, 'line', 'M-0.42 0.04Q0.16 0.3 0.48 -0.14M0.36 -0.26L0.6 -0.06'),
  ];
}

const drawn: Readonly<Record<CreatureMood, (face: Face) => Shape[]>> = {
  happy,
  sad,
  angry,
  sleepy,
  rich,
  smug,
};

/** The eyes, brows and mouth of a mood where `face` has them, and a rich one's hat and monocle, from the back to the front. */
export function faceShapes(face: Face, mood: CreatureMood): Shape[] {
  return drawn[mood](face);
}
