import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Uploads } from '../uploads/service.ts';

const gone = 'Your background picture is no longer there. Choose another one, or remove it, under Look.';

/**
 * A document from a browser with the true size of its background picture, which is kept from being removed until the transaction ends.
 * @param draft whose picture may stay, whatever became of it: nobody's edits wait for a picture that is gone
 * @throws {Problem} INVALID_DOCUMENT when the picture is none of the account's uploads
 */
export async function withOwnBackgroundImage(
  tx: Transaction,
  uploads: Pick<Uploads, 'hold'>,
  userId: string,
  { document, draft }: { document: PageDocument; draft: PageDocument },
): Promise<PageDocument> {
  const { backgroundImage } = document;
  if (backgroundImage === undefined) return document;
  const { url } = backgroundImage;
  const upload = await uploads.hold(tx, userId, url);
  if (upload) return { ...document, backgroundImage: { url, width: upload.width, height: upload.height } };
  if (url === draft.backgroundImage?.url) return { ...document, backgroundImage: draft.backgroundImage };
  throw new Problem('INVALID_DOCUMENT', {
    message: gone,
    data: { problems: [{ path: 'backgroundImage.url', message: gone }] },
  });
}
