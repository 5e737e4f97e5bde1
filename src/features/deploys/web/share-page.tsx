import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { CopyButton } from '../../../web/ui/controls/copy-button.tsx';
import type { Sharing } from '../contract.ts';

/** What a creator posts: the live page's address, the card that others see beside it, and its code to scan. */
export function SharePage({ sharing }: { readonly sharing: Sharing }) {
  const { url, card, qrCode } = sharing;
  return (
    <Card heading="Share your page" lead="Post the address: this card shows up beside it.">
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
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        {card !== null && (
          <FileLink href={card} name="share-card.png">
            Share card
          </FileLink>
        )}
        {qrCode !== null && (
          <>
            <FileLink href={qrCode.png} name="qr-code.png">
              QR code
            </FileLink>
            <FileLink href={qrCode.svg} name="qr-code.svg">
              QR code (SVG)
            </FileLink>
          </>
        )}
      </div>
    </Card>
  );
}

function FileLink(link: { readonly href: string; readonly name: string; readonly children: ReactNode }) {
  return (
    <a href={link.href} download={link.name} className={buttonStyle({ size: 'small' })}>
      <Download aria-hidden="true" className="size-4" />
      {link.children}
    </a>
  );
}
