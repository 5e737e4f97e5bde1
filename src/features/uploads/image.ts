import sharp from 'sharp';
import { Problem } from '../../platform/errors/problem.ts';
import { imageSideLimit, type UploadRefusalCode, uploadRefusals } from './contract.ts';
import { dominantColours } from './dominant-colours.ts';

/** A re-encoded picture: no metadata, no second format inside. */
export interface EncodedImage {
  /** WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, the most striking first. */
  readonly colours: readonly string[];
}

/** What happens to an image beyond 512×512: uploads are refused, as specified; fetched ones are made smaller. */
export type Oversize = 'refuse' | 'shrink';

const pixelLimit = 25_000_000;
/** An animation may weigh this much; a heavier one becomes its first frame, so that pages stay light. */
const animationBytesLimit = 256 * 1024;
const quality = 86;

// Every other loader (SVG, PDF, TIFF, …) is refused, whatever the bytes claim.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * Decodes an image and encodes it anew, upright and in sRGB.
 * @throws {Problem} `INVALID_FILE_TYPE` when it cannot be decoded, `IMAGE_TOO_LARGE`.
 */
export async function reencodeImage(bytes: Uint8Array, oversize: Oversize): Promise<EncodedImage> {
  const header = await decoded(async () => {
    // Only the header is read here, so that a huge image is refused for its size and never decoded.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  });
  const { width, height, pages = 1 } = header;
  const fits = width <= imageSideLimit && height <= imageSideLimit;
  if (!fits && (oversize === 'refuse' || width * height > pixelLimit)) throw uploadProblem('IMAGE_TOO_LARGE');
  return await decoded(async () => {
    const frames = pages > 1 && fits && width * height * pages <= pixelLimit ? pages : 1;
    return (frames > 1 ? await encodeAnimation(bytes) : null) ?? (await encodeStill(bytes));
  });
}

async function encodeStill(bytes: Uint8Array): Promise<EncodedImage> {
  const { data, info } = await open(bytes, 1)
    .resize({ width: imageSideLimit, height: imageSideLimit, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  // Drawings are often smaller and always sharper without loss, photographs never.
  const [lossy, lossless] = await Promise.all([
    pixels().webp({ quality, smartSubsample: true }).toBuffer(),
    pixels().webp({ lossless: true }).toBuffer(),
  ]);
  return {
    bytes: lossless.length <= lossy.length ? lossless : lossy,
    width: info.width,
    height: info.height,
    colours: dominantColours(data),
  };
}

/** @returns null when the animation is too heavy to keep. */
async function encodeAnimation(bytes: Uint8Array): Promise<EncodedImage | null> {
  const { data, info } = await open(bytes, -1).webp({ quality }).toBuffer({ resolveWithObject: true });
  if (data.length > animationBytesLimit) return null;
  const firstFrame = await open(bytes, 1).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  return {
    bytes: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    colours: dominantColours(firstFrame),
  };
}

function open(bytes: Uint8Array, pages: number) {
  return sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', autoOrient: true, pages }).timeout({
    seconds: 15,
  });
}

async function decoded<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw uploadProblem('INVALID_FILE_TYPE', cause);
  }
}

/** A refusal with its specified heading and sentence. */
export function uploadProblem(code: UploadRefusalCode, cause?: unknown): Problem<UploadRefusalCode> {
  return new Problem(code, { data: uploadRefusals[code], cause });
}
