import type { ImageRefusal } from '../../../web/ui/upload/image-upload.ts';
import {
  fittableBytesLimit,
  imageAccept,
  imageBytesLimit,
  imageSideLimit,
  type UploadRefusalCode,
  uploadRefusals,
} from '../contract.ts';

/**
 * Looks at a file before it is sent, so that the answer comes at once; the server decides.
 * @returns why it is refused, or null.
 */
export async function checkImage(file: File): Promise<ImageRefusal | null> {
  if (file.type === 'image/svg+xml')
    return { ...refusalOf('INVALID_FILE_TYPE'), note: 'This is an SVG: please save it as PNG first.' };
  if (!isPicture(file) || file.size === 0) return refusalOf('INVALID_FILE_TYPE');
  if (file.size > fittableBytesLimit) {
    const note = 'A file of more than 20 MB cannot be made to fit here: please save a smaller copy first.';
    return { ...refusalOf('IMAGE_TOO_LARGE'), canFit: false, note };
  }
  if (file.size > imageBytesLimit) return refusalOf('IMAGE_TOO_LARGE');
  const size = await readSize(file);
  const isTooLarge = size !== null && Math.max(size.width, size.height) > imageSideLimit;
  return isTooLarge ? refusalOf('IMAGE_TOO_LARGE') : null;
}

/** By its type, or its ending where the system does not know the type. */
function isPicture({ type, name }: File): boolean {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase();
  return type.startsWith('image/') || (type === '' && imageAccept.split(',').some((each) => each === ending));
}

/** The specified words of a refusal. */
export function refusalOf(code: UploadRefusalCode): ImageRefusal {
  const { title, description } = uploadRefusals[code];
  return { text: title, detail: description, canFit: code === 'IMAGE_TOO_LARGE' };
}

/** Width and height in pixels, from the header alone: a huge image is not decoded for it. Null when it is not an image here. */
function readSize(file: File): Promise<{ width: number; height: number } | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<{ width: number; height: number } | null>((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(null));
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
