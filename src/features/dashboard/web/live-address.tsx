import { ExternalLink } from 'lucide-react';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';

/** The live page's address, which opens it. */
export function LiveAddress({ url }: { readonly url: string }) {
  return (
    <a
      className="inline-flex max-w-full items-center gap-2 py-1 text-sm font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
      href={ownVisitUrl(url)}
      target="_blank"
      rel="noopener"
    >
      {decodeURI(url)}
      <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
    </a>
  );
}
