import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useInteractive } from '../../../web/ui/controls/interactive-fieldset.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import type { Sharing } from '../../deploys/contract.ts';
import { LivePagePicture } from '../../deploys/web/live-page-picture.tsx';
import { ShareTools } from '../../deploys/web/share-tools.tsx';
import { LiveAddress } from './live-address.tsx';

interface JustLiveCardProps {
  readonly coinName: string | null;
  readonly sharing: Sharing;
  /** Moves the page to another address, where one is offered. */
  readonly move: ReactNode;
  readonly onPutAway: () => void;
}

/** What a creator sees once, after the first deploy: the page as on a phone, and the places to show it to. */
export function JustLiveCard({ coinName, sharing, move, onPutAway }: JustLiveCardProps) {
  return (
    <Card aria-label="You're live" className="glow relative">
      <button
        type="button"
        aria-label="Put this away"
        title="Put this away"
        disabled={!useInteractive()}
        onClick={onPutAway}
        className="absolute end-3 top-3 grid size-10 place-items-center rounded-control text-muted hover:bg-wash hover:text-text"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
      <div className="grid items-center gap-x-10 gap-y-7 lg:grid-cols-[auto_minmax(0,1fr)] lg:p-2">
        <div className="mx-auto w-56 overflow-hidden rounded-[2.25rem] border-[0.5rem] border-[#05030b] bg-[#05030b] shadow-float max-lg:order-last">
          <LivePagePicture layout="w-[390px]" className="aspect-9/19 w-full rounded-[1.75rem]" />
        </div>
        <div className="min-w-0">
          <h2 className="pe-10 text-4xl sm:text-6xl">
            <span className="accent-text">You're live</span>
          </h2>
          <p className="mt-3 text-muted">
            Everybody can see{' '}
            <bdi className="font-semibold wrap-anywhere text-text">{coinName ?? 'your page'}</bdi> now. Show
            it to them.
          </p>
          <div className="mt-2 mb-6">
            <LiveAddress url={sharing.url} />
            {move}
          </div>
          <ShareTools key={sharing.text} sharing={sharing} isMain />
        </div>
      </div>
    </Card>
  );
}
