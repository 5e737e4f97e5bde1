import { join } from 'node:path';
import sharp from 'sharp';

/** A mascot somewhere: two colours of sky, and how large and where it stands in a square. */
export interface Scene {
  readonly caption: string;
  /** From top to bottom. */
  readonly sky: readonly [string, string];
  /** Share of the square's side, also above 1. */
  readonly size: number;
  /** Middle of the mascot as shares of the side, from the left and from the top. */
  readonly at: readonly [number, number];
  /** Clockwise. */
  readonly degrees: number;
}

const side = 480;

/** @returns a PNG of a mascot's drawing in a scene. */
export async function drawScene(root: string, mascot: string, scene: Scene): Promise<Buffer> {
  const [top, bottom] = scene.sky;
  const sky = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#s)" d="M0 0h${side}v${side}H0z"/></svg>`;
  const drawn = await sharp(join(root, 'scripts', 'seed', 'mascots', `${mascot}.svg`), { density: 216 })
    .resize({ width: Math.round(side * scene.size) })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .rotate(scene.degrees, { background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  // A picture may reach over the edge, which `composite` does not take: it is cut to what lies inside.
  const left = Math.round(scene.at[0] * side - info.width / 2);
  const above = Math.round(scene.at[1] * side - info.height / 2);
  const inside = await sharp(data)
    .extract({
      left: Math.max(0, -left),
      top: Math.max(0, -above),
      width: Math.min(info.width, side - left) - Math.max(0, -left),
      height: Math.min(info.height, side - above) - Math.max(0, -above),
    })
    .png()
    .toBuffer();
  return await sharp(Buffer.from(sky))
    .composite([{ input: inside, left: Math.max(0, left), top: Math.max(0, above) }])
    .png()
    .toBuffer();
}
