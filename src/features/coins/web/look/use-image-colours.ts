import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../../../web/api/query.ts';
import type { UploadedImage } from '../../../uploads/contract.ts';

/**
 * The colours of the image that the form shows, `#rrggbb`: known from its upload or from what is saved, requested when it came back
 * with a draft. None while they are unknown.
 * @param shown path of the image, or empty.
 * @param saved the image that the account has saved.
 */
export function useImageColours(shown: string, saved: UploadedImage | null) {
  const [uploaded, setUploaded] = useState<UploadedImage | null>(null);
  const known = [uploaded, saved].find((image) => image?.url === shown);
  const asked = useQuery(
    // For an account's own image the proxy answers with its colours and fetches nothing.
    query.uploads.proxyImage.queryOptions({
      input: { imageUrl: shown },
      enabled: shown !== '' && !known,
      staleTime: Infinity,
      retry: false,
    }),
  );
  return { colours: (known ?? asked.data)?.colours ?? [], setUploaded };
}
