import { reportAuthFailureCode } from '../../../web/api/auth-failures.ts';
import { offlineWithDraft } from '../../../web/api/display-error.ts';
import { isOffline } from '../../../web/api/is-offline.ts';
import type { ImageRefusal } from '../../../web/ui/upload/image-upload.ts';
import { heicRefusal, uploadedImage, type UploadedImage, uploadRefusal } from '../contract.ts';
import { refusalOf } from './check-image.ts';
import { heicToPng, isHeic } from './heic.ts';

/** An upload that the server did not take, in words for the person. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly refusal: ImageRefusal;

  constructor(refusal: ImageRefusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

/**
 * Sends an image, a HEIC picture as PNG, and reports its progress.
 * @param onProgress takes the part that was sent, 0 to 1.
 * @throws {UploadError}
 */
export async function uploadImage(
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadedImage> {
  const readable = isHeic(file) ? await heicToPng(file) : file;
  if (readable === null) throw new UploadError({ ...refusalOf('INVALID_FILE_TYPE'), detail: heicRefusal });
  return await sendImage(readable, onProgress, signal);
}

/** The one call of the API without `fetch`, which cannot report progress. */
function sendImage(
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<UploadedImage> {
  const form = new FormData();
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/storage/main_images');
    call.responseType = 'json';
    call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    call.addEventListener('load', () => {
      const image = uploadedImage.safeParse(call.response);
      if (call.status === 200 && image.success) resolve(image.data);
      else {
        if (call.status === 401) reportAuthFailureCode('SIGNED_OUT');
        reject(new UploadError(refusalIn(call.response, call.status)));
      }
    });
    for (const failure of ['error', 'abort', 'timeout'] as const) {
      call.addEventListener(failure, () => reject(new UploadError(withoutAnswer())));
    }
    signal.addEventListener('abort', () => call.abort(), { once: true });
    if (signal.aborted) reject(new UploadError(refusalOf('UPLOAD_FAILED')));
    else call.send(form);
  });
}

function withoutAnswer(): ImageRefusal {
  const failed = refusalOf('UPLOAD_FAILED');
  return isOffline() ? { ...failed, detail: offlineWithDraft } : failed;
}

/** What is shown for a failed upload. */
export function explainUpload(error: unknown): ImageRefusal {
  return error instanceof UploadError ? error.refusal : refusalOf('UPLOAD_FAILED');
}

/** A proxy before the server may take less than the server does. */
const tooHeavy = 'The file is too heavy for this server. Please save a smaller copy.';

/** Reads a refusal of the endpoint, or of a proxy before it: heading and sentence of its own, or its one sentence. */
export function refusalIn(reply: unknown, status = 0): ImageRefusal {
  const failed = refusalOf('UPLOAD_FAILED');
  const said = typeof reply === 'object' && reply !== null ? reply : {};
  if (status === 413 && !('code' in said)) return { ...refusalOf('IMAGE_TOO_LARGE'), detail: tooHeavy };
  const specified = uploadRefusal.safeParse('data' in said ? said.data : null);
  if (specified.success) {
    const { title: text, description: detail } = specified.data;
    return { text, detail, canFit: 'code' in said && said.code === 'IMAGE_TOO_LARGE' };
  }
  // What an unforeseen fault of the server says is the same everywhere, and not about images.
  const isForeseen = 'defined' in said && said.defined === true;
  if (!isForeseen && 'status' in said && Number(said.status) >= 500) return failed;
  const isSentence = 'message' in said && typeof said.message === 'string' && said.message !== '';
  return isSentence ? { ...failed, detail: String(said.message) } : failed;
}
