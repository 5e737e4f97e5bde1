import { silhouette } from '@moonpage/engine/facts.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/rpc/contract.ts';

/** Width and height of an uploaded image at most (specification, section 5), in pixels. */
export const imageSideLimit = 512;
/** The largest file that is received at all, in bytes; the router refuses the rest while it comes in. */
export const imageBytesLimit = 8 * 1024 * 1024;
/** The largest file that a browser makes smaller before it sends it, in bytes. */
export const fittableBytesLimit = 20_000_000;

/** Why an image was not taken: a heading and what to do about it, both as specified. */
export const uploadRefusal = z.object({ title: z.string(), description: z.string() });
export type UploadRefusal = z.infer<typeof uploadRefusal>;

/** The three refusals of the specification (sections 5 and 8). */
export const uploadRefusals = {
  INVALID_FILE_TYPE: { title: 'Invalid file type', description: 'Please upload an image file' },
  IMAGE_TOO_LARGE: {
    title: 'Image too large',
    description: `Please upload an image no larger than ${imageSideLimit}x${imageSideLimit} pixels`,
  },
  UPLOAD_FAILED: { title: 'Upload failed', description: 'Failed to upload image' },
} as const satisfies Record<string, UploadRefusal>;

/** For a HEIC picture, which only some browsers can read. */
export const heicRefusal = 'This HEIC picture cannot be read here. Please save it as JPEG or PNG first.';

/** What is taken, for people. */
export const imageKinds = 'PNG, JPEG, WebP, GIF, AVIF or TIFF';
/** The same for a file control; the endings are for systems that do not know the type. */
export const imageAccept = 'image/*,.avif,.tif,.tiff,.heic,.heif';

export type UploadRefusalCode = keyof typeof uploadRefusals;

const refusal = (status: number, code: UploadRefusalCode) => ({
  status,
  message: uploadRefusals[code].description,
  data: uploadRefusal,
});

const uploading = endpoint.errors({
  INVALID_FILE_TYPE: refusal(415, 'INVALID_FILE_TYPE'),
  IMAGE_TOO_LARGE: refusal(413, 'IMAGE_TOO_LARGE'),
  UPLOAD_FAILED: refusal(500, 'UPLOAD_FAILED'),
});

/** An image of ours, re-encoded, at an address that never changes what it shows. */
export const uploadedImage = z.object({
  /** Path on the product's own origin, `/storage/main_images/temp/{uuid}.webp`: what `mainImageUrl` takes. */
  url: z.string(),
  /** Pixels, without transparent margins and without the flat ones of a wide or tall picture. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Its dominant colours as `#rrggbb`, the most striking first; empty when nothing of it can be seen. */
  colours: z.array(z.string()),
  /** Of a cut-out or logo; null for a picture that fills its size. */
  silhouette: silhouette.nullable(),
  /** What its creator is told, with the answer to an upload alone: why an animation stands still. */
  note: z.string().optional(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

export const uploadsContract = {
  /** Takes a PNG, JPEG, WebP, GIF, AVIF or TIFF of at most 512×512 pixels, whatever its name says, and stores it as WebP. */
  upload: uploading
    .route({ method: 'POST', path: '/storage/main_images', summary: 'Upload a coin’s image' })
    .meta({ isRepeatable: true })
    .input(z.strictObject({ file: z.file({ error: uploadRefusals.INVALID_FILE_TYPE.description }) }))
    .output(uploadedImage),

  /** Fetches an image from a public https address and stores it like an upload, made smaller where it is too large. */
  proxyImage: uploading
    .errors({
      IMAGE_UNREACHABLE: {
        // Not 502, which a proxy would replace by an answer of its own.
        status: 422,
        message: 'This image could not be fetched. Please upload it instead.',
      },
    })
    .route({ method: 'POST', path: '/functions/proxy-image', summary: 'Fetch an image from elsewhere' })
    .meta({ isRepeatable: true })
    .input(z.strictObject({ imageUrl: z.string().max(2048) }))
    .output(uploadedImage),
};
