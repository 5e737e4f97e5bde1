import type { Pixels } from './measure-picture.ts';

/** What is painted at a place: `#rrggbb`, or null for nothing. */
export type Paint = (x: number, y: number) => string | null;

/** A picture, pixel by pixel. */
export function drawnPixels(width: number, height: number, paint: Paint): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const colour = paint(at % width, Math.floor(at / width));
    if (colour !== null) data.write(`${colour.slice(1)}ff`, at * 4, 'hex');
  }
  return { data, width, height };
}

/** A disc on nothing, or on a ground. */
export function disc(
  place: { x: number; y: number; radius: number },
  fill: string,
  ground: string | null = null,
): Paint {
  return (x, y) => (Math.hypot(x + 0.5 - place.x, y + 0.5 - place.y) <= place.radius ? fill : ground);
}
