import { Card } from '../../../web/ui/layout/card.tsx';
import type { Sharing } from '../contract.ts';
import { sharedWords } from './shared-words.ts';
import { ShareTools } from './share-tools.tsx';

/** The id of its card, for links to it. */
export const sharePageId = 'share-your-page';

/** What a creator posts: the live page's address, the card that others see beside it, and its code to scan. */
export function SharePage({ sharing }: { readonly sharing: Sharing }) {
  const { card, shares } = sharing;
  return (
    <Card
      id={sharePageId}
      className="scroll-mt-6"
      heading="Share your page"
      lead={
        card === null
          ? 'Post the address wherever your people are.'
          : 'Post the address: this card shows up beside it.'
      }
    >
      {card !== null && (
        <img
          src={card}
          width={1200}
          height={630}
          alt="The share card of your page"
          loading="lazy"
          className="mb-5 h-auto w-full rounded-control border border-line"
        />
      )}
      <ShareTools key={sharing.text} sharing={sharing} />
      {shares.length > 0 && (
        <p className="mt-5 text-sm text-muted">
          {sharedWords(shares)} Both pages say so to their readers, and neither says who was first.
        </p>
      )}
    </Card>
  );
}
