import { Download, Send, Share2 } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isCancelled } from '../../../web/api/display-error.ts';
import { Button, buttonStyle } from '../../../web/ui/controls/button.tsx';
import { CopyButton } from '../../../web/ui/controls/copy-button.tsx';
import { notifyError } from '../../../web/ui/feedback/notify.ts';
import type { Sharing } from '../contract.ts';
import { PostField, PostLink, XMark } from './post-field.tsx';
import { postLinks } from './post-links.ts';

interface ShareToolsProps {
  readonly sharing: Sharing;
  /** Whether posting is what the screen is for. */
  readonly isMain?: boolean;
}

/** A post to write, the places to send it to, the address to copy, and files to take along. */
export function ShareTools({ sharing, isMain = false }: ShareToolsProps) {
  const { url, text: prepared, card, qrCode } = sharing;
  const [text, setText] = useState(prepared);
  const canShare = useShareSheet();
  const share = async () => {
    try {
      await navigator.share({ text, url });
    } catch (error) {
      if (!isCancelled(error)) notifyError('It could not be shared from here', 'Copy the link instead.');
    }
  };
  return (
    <div className="grid gap-5">
      <PostField label="Your post" hint="The address follows by itself." text={text} onChange={setText} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <PostLink href={postLinks.x(text, url)} isMain={isMain}>
          <XMark />
          Post on X
        </PostLink>
        <PostLink href={postLinks.telegram(text, url)}>
          <Send aria-hidden="true" className="size-4" />
          Send on Telegram
        </PostLink>
        {canShare && (
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" className="size-4" />
            More apps
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
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
    </div>
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

const never = () => () => {};

/** Whether the device has a sheet of apps to share with. False on the server. */
function useShareSheet(): boolean {
  return useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
}
