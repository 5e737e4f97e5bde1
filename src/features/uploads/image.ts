import type { Silhouette } from '@moonpage/engine/facts.ts';
import sharp from 'sharp';
import { Problem } from '../../platform/errors/problem.ts';
import { messageOf } from '../../platform/errors/system-error.ts';
import { encodeInTurn } from '../../platform/limits/encoders.ts';
import { heicRefusal, imageSideLimit, type UploadRefusalCode, uploadRefusals } from './contract.ts';
import { dominantColours } from './dominant-colours.ts';
import { measurePicture } from './measure-picture.ts';

/** A re-encoded picture: no metadata, no second format inside. */
export interface EncodedImage {
  /** WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, the most striking first. */
  readonly colours: readonly string[];
  /** Of a cut-out or logo; null for a picture that fills its size. */
  readonly silhouette: Silhouette | null;
  /** Why an animation has become its first picture; undefined where nothing has been lost. */
  readonly note?: string;
}

/** What happens to an image beyond 512×512: uploads are refused, as specified; fetched ones are made smaller. */
export type Oversize = 'refuse' | 'shrink';

const pixelLimit = 25_000_000;
/** Of all frames of an animation, 38 of the largest, which take a second or two; one of more becomes its first frame. */
const animationPixelLimit = 10_000_000;
/** An animation may weigh this much; a heavier one too becomes its first frame, so that pages stay light. */
const animationBytesLimit = 1_000_000;
const quality = 86;
/** Of an animation that would become heavier than it came. */
const lowQuality = 50;
/** What can move, by sharp's name of the format. */
const moving: Readonly<Record<string, string>> = { gif: 'GIF', webp: 'WebP' };

// Every other loader (SVG, PDF, …) is refused, whatever the bytes claim.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
});

/**
 * Decodes an image and encodes it anew, upright and in sRGB, when it is its turn; a still one without the margins that
 * `measurePicture` leaves out.
 * @throws {Problem} `INVALID_FILE_TYPE` when it cannot be decoded, `IMAGE_TOO_LARGE`, `BUSY`.
 */
export function reencodeImage(bytes: Uint8Array, oversize: Oversize): Promise<EncodedImage> {
  return encodeInTurn(() => reencode(bytes, oversize));
}

async function reencode(bytes: Uint8Array, oversize: Oversize): Promise<EncodedImage> {
  const header = await decoded(bytes, async () => {
    // Only the header is read here, so that a huge image is refused for its size and never decoded.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  });
  const { width, height, pages = 1, format } = header;
  const fits = width <= imageSideLimit && height <= imageSideLimit;
  if (!fits && (oversize === 'refuse' || width * height > pixelLimit)) throw uploadProblem('IMAGE_TOO_LARGE');
  const kind = pages > 1 ? moving[format] : undefined;
  const note = kind === undefined ? noteOfApng(bytes) : whyStill(kind, { width, height, pages, fits, bytes });
  return await decoded(bytes, async () => {
    if (kind !== undefined && note === null) return await encodeAnimation(bytes);
    return { ...(await encodeStill(bytes)), ...(note !== null && { note }) };
  });
}

/** What is said of an animation that cannot be kept; null for one that can. */
function whyStill(
  kind: string,
  animation: { width: number; height: number; pages: number; fits: boolean; bytes: Uint8Array },
): string | null {
  const { width, height, pages, fits, bytes } = animation;
  const said = (fault: string, remedy: string) =>
    `Your ${kind} ${fault}: its first picture is shown. ${remedy}`;
  const side = imageSideLimit;
  if (!fits) return said(`is too large to move (${width}×${height})`, `Up to ${side}×${side} it moves.`);
  const most = Math.floor(animationPixelLimit / (width * height));
  if (pages > most)
    return said(`has too many pictures to move (${pages})`, `Up to ${most} of ${width}×${height} move.`);
  if (bytes.length <= animationBytesLimit) return null;
  return said(`is too heavy to move (${(bytes.length / 1e6).toFixed(1)} MB)`, 'Under 1 MB it moves.');
}

/** libvips reads the first picture of a PNG alone. The others are announced before it (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */
function noteOfApng(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 65_536)).toString('latin1');
  if (!head.startsWith('\u0089PNG') || !head.slice(0, head.indexOf('IDAT')).includes('acTL')) return null;
  return 'Your PNG moves, which only a GIF or a WebP can here: its first picture is shown. Save it as GIF to make it move.';
}

async function encodeStill(bytes: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await open(bytes, 1)
    .resize({ width: imageSideLimit, height: imageSideLimit, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { box, silhouette } = measurePicture({ data, width, height });
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } }).extract(box);
  // Drawings are often smaller and always sharper without loss, photographs never.
  const lossy = await pixels().webp({ quality, smartSubsample: true }).toBuffer();
  const lossless = await pixels().webp({ lossless: true }).toBuffer();
  return {
    bytes: lossless.length <= lossy.length ? lossless : lossy,
    width: box.width,
    height: box.height,
    colours: dominantColours(data),
    silhouette,
  };
}

async function encodeAnimation(bytes: Uint8Array): Promise<EncodedImage> {
  const encoded = (at: number) =>
    open(bytes, -1).webp({ quality: at, effort: 2 }).toBuffer({ resolveWithObject: true });
  const first = await encoded(quality);
  const { data, info } = first.data.length > animationBytesLimit ? await encoded(lowQuality) : first;
  const firstFrame = await open(bytes, 1).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const [width, height] = [info.width, info.pageHeight ?? info.height];
  const { silhouette } = measurePicture({ data: firstFrame, width, height });
  return { bytes: data, width, height, colours: dominantColours(firstFrame), silhouette };
}

function open(bytes: Uint8Array, pages: number) {
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', autoOrient: true, pages }).timeout({
    seconds: 15,
  });
}

async function decoded<Value>(bytes: Uint8Array, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    // What fits the limits takes so long on a starved machine alone.
    if (messageOf(cause).startsWith('timeout')) throw new Problem('BUSY', { cause });
    if (!isHeic(bytes)) throw uploadProblem('INVALID_FILE_TYPE', cause);
    const { title } = uploadRefusals.INVALID_FILE_TYPE;
    const refusal = { title, description: heicRefusal };
    throw new Problem('INVALID_FILE_TYPE', { message: heicRefusal, data: refusal, cause });
  }
}

/** By the brand in its first box (ISO 23008-12): the decoder of what is inside is not free to ship. */
function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(box);
}

/** A refusal with its specified heading and sentence. */
export function uploadProblem(code: UploadRefusalCode, cause?: unknown): Problem<UploadRefusalCode> {
  return new Problem(code, { data: uploadRefusals[code], cause });
}
