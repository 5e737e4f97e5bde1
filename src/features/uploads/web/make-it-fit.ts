import type { FittedImage } from '../../../web/ui/upload/image-upload.ts';
import { imageSideLimit } from '../contract.ts';
import { refusalOf } from './check-image.ts';
import { UploadError } from './upload-image.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size within the limit of uploads that keeps the proportions, in whole pixels; never larger than before. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, imageSideLimit / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** E.g. `1200 × 900 → 512 × 384`; in bytes where no pixel was taken away, e.g. `9.2 MB → 0.3 MB`. */
export function changeOf(before: Size & { bytes: number }, after: Size & { bytes: number }): string {
  const isSameSize = before.width === after.width && before.height === after.height;
  const saidOf = ({ width, height, bytes }: Size & { bytes: number }) =>
    isSameSize ? `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB` : `${width} × ${height}`;
  return `${saidOf(before)} → ${saidOf(after)}`;
}

/**
 * Makes an image small enough to upload, in this browser. An animation becomes its first picture, which the change says.
 * @throws {UploadError} when the browser cannot read it
 */
export async function makeItFit(file: File): Promise<FittedImage> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = fittedSize(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    // Only a photograph is lighter with losses; all else keeps its transparency and its sharp edges.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92));
    if (!made) throw new Error('no picture');
    const { width, height } = bitmap;
    bitmap.close();
    const change = changeOf({ width, height, bytes: file.size }, { ...size, bytes: made.size });
    return {
      file: new File([made], file.name, { type }),
      change: (await isAnimated(file)) ? `${change}, without its movement` : change,
    };
  } catch {
    const detail = 'This picture cannot be read here. Please save it as JPEG or PNG first.';
    throw new UploadError({ ...refusalOf('INVALID_FILE_TYPE'), detail });
  }
}

/** Where a browser cannot tell, a GIF is taken for one that moves. */
async function isAnimated(file: File): Promise<boolean> {
  try {
    const decoder = new ImageDecoder({ data: file.stream(), type: file.type });
    // `animated` is said of a still GIF, too.
    await decoder.completed;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 1;
    decoder.close();
    return frames > 1;
  } catch {
    return file.type === 'image/gif';
  }
}
