import { ExternalLink, FilePlus, PencilRuler, Share2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { useSettings } from '../../../web/page/root-data.ts';
import { ButtonLink, buttonStyle } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import type { ProfileView } from '../../account/contract.ts';
import { LivePagePicture } from '../../deploys/web/live-page-picture.tsx';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';
import { sharePageId } from '../../deploys/web/share-page.tsx';
import { LiveAddress } from './live-address.tsx';

interface LivePageCardProps {
  readonly profile: ProfileView;
  /** As it is live. */
  readonly coinName: string | null;
  readonly url: string;
  /** Moves the page to another address, where one is offered. */
  readonly move: ReactNode;
  /** Whether the card that the button Share leads to is on the screen. */
  readonly hasShareCard: boolean;
  readonly ref: Ref<HTMLElement>;
}

/** Three buttons beside each other on a phone. */
const narrow = 'max-sm:px-4';

/** The live page's picture, and what its creator does with it. */
export function LivePageCard({ profile, coinName, url, move, hasShareCard, ref }: LivePageCardProps) {
  const { id, hasPreview, isDeployed } = profile;
  const { studio } = useSettings();
  return (
    <Card ref={ref} tabIndex={-1} aria-label="Live page" className="overflow-hidden p-0! outline-none">
      <div className="grid lg:grid-cols-2">
        <LivePagePicture
          layout="w-[1280px]"
          className="aspect-16/10 w-full border-line max-lg:border-b lg:border-e"
        />
        <div className="flex min-w-0 flex-col items-start justify-center gap-1 p-5 sm:p-8">
          <h2 className="max-w-full text-2xl wrap-anywhere">
            <bdi>{coinName ?? 'Your page'}</bdi>
          </h2>
          <LiveAddress url={url} />
          {move}
          {hasPreview && !isDeployed && (
            <p className="mt-1 text-sm text-muted">
              Your draft is another one by now.{' '}
              <Link
                className="font-semibold text-link underline-offset-4 hover:underline"
                to={`/landing/${id}`}
              >
                See and publish it
              </Link>
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-2.5">
            <a
              href={ownVisitUrl(url)}
              target="_blank"
              rel="noopener"
              className={buttonStyle({ tone: 'primary', className: narrow })}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              Visit
            </a>
            {studio && hasPreview ? (
              <ButtonLink className={narrow} to={`/edit-landing/${id}`}>
                <PencilRuler aria-hidden="true" className="size-4" />
                Edit
              </ButtonLink>
            ) : (
              <ButtonLink className={narrow} to="/build">
                <FilePlus aria-hidden="true" className="size-4" />
                Build a new version
              </ButtonLink>
            )}
            {hasShareCard && (
              <ButtonLink className={narrow} to={`#${sharePageId}`}>
                <Share2 aria-hidden="true" className="size-4" />
                Share
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
