import { Problem } from '../../platform/errors/problem.ts';
import {
  type PublicFetch,
  PublicFetchError,
  type PublicFetchErrorCode,
} from '../../platform/http/public-fetch.ts';
import { imageBytesLimit } from './contract.ts';
import { uploadProblem } from './image.ts';

const limits = {
  maxBytes: imageBytesLimit,
  timeoutInMs: 10_000,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'],
} as const;

/** The error that people see; it does not distinguish a host that is not public from one that is away. */
const messages: Partial<Record<PublicFetchErrorCode, string>> = {
  INVALID_URL: 'Please give the https address of an image.',
  TOO_SLOW: 'This image took too long to arrive. Please upload it instead.',
  REFUSED: 'The site of this image does not give it out. Please upload it instead.',
};

/**
 * Gets the bytes that stand behind a stranger's image address.
 * @throws {Problem} INVALID_FILE_TYPE, IMAGE_TOO_LARGE, IMAGE_UNREACHABLE
 */
export async function fetchImage(publicFetch: PublicFetch, url: string): Promise<Uint8Array> {
  try {
    return (await publicFetch(url, limits)).bytes;
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    if (error.code === 'WRONG_TYPE') throw uploadProblem('INVALID_FILE_TYPE', error);
    if (error.code === 'TOO_LARGE') throw uploadProblem('IMAGE_TOO_LARGE', error);
    const message = messages[error.code];
    throw new Problem('IMAGE_UNREACHABLE', message ? { message, cause: error } : { cause: error });
  }
}
