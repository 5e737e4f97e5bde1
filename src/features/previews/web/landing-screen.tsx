import { ExternalLink, Maximize2, PencilRuler, Rocket, Shuffle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { codeOf, draftMessageOf } from '../../../web/api/display-error.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { BlockingOverlay } from '../../../web/ui/overlays/blocking-overlay.tsx';
import { Button, ButtonLink } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import type { Sharing } from '../../deploys/contract.ts';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';
import { announceLive, type WentLive } from '../../deploys/web/announce-live.ts';
import { TakenDownNotice } from '../../deploys/web/taken-down-notice.tsx';
import { SharePage } from '../../deploys/web/share-page.tsx';
import { useDeploy } from '../../deploys/web/use-deploy.ts';
import type { PageView } from '../../pages/contract.ts';
import { BringBack } from './bring-back.tsx';
import { FullPreview } from './full-preview.tsx';
import { LeftOutCard } from './left-out-card.tsx';
import { LooksStrip } from './looks-strip.tsx';
import { PreviewPicture } from './preview-picture.tsx';
import { useLooks } from './use-looks.ts';

const proxyImage = async (imageUrl: string) => (await api.uploads.proxyImage({ imageUrl })).url;

/** Beneath the picture the button that publishes floats at the foot of the screen, in reach from the start, until its place is reached. */
const inReachStyle =
  'max-lg:sticky max-lg:bottom-3 max-lg:z-10 max-lg:p-3! max-lg:text-center max-lg:[&_h2]:sr-only max-lg:[&_p]:text-xs max-lg:*:first:mb-2.5 max-lg:*:first:justify-center max-lg:[@media(height<32rem)]:static';

/** `/landing/{userId}`: look at the draft, publish it or begin again. */
export function LandingScreen(props: {
  readonly page: PageView;
  /** Null before the page was live. */
  readonly sharing: Sharing | null;
  /** What START OVER cleared; null: nothing. */
  readonly cleared: { readonly coinName: string | null } | null;
  readonly userId: string;
}) {
  const { userId, sharing, cleared } = props;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { studio, beta, price } = useSettings();
  const [changes, setChanges] = useState<Partial<PageView>>({});
  const page = { ...props.page, ...changes };
  /** Of the look that was chosen last; null where the draft is still the one of `props`. */
  const base = useRef<string | null>(null);
  const looks = useLooks(userId, setChanges, (stored) => {
    base.current = stored.base;
  });
  const looksButton = useFocusOnReturn(looks.state === 'closed');
  const [doing, setDoing] = useState<'deploying' | 'clearing' | null>(null);
  const { deploy: putLive, steps } = useDeploy(userId);
  const [isOpened, setOpened] = useState(false);
  const hasDraft = page.previewHtml !== null;

  const leaveAfter = async (work: 'deploying' | 'clearing', failed: string, run: () => Promise<void>) => {
    setDoing(work);
    try {
      await run();
    } catch (error) {
      notifyError(failed, draftMessageOf(error));
      setDoing(null);
    }
  };
  const deploy = () =>
    leaveAfter('deploying', 'Failed to deploy landing page', async () => {
      if (!(await looks.settled())) return setDoing(null);
      let live: WentLive;
      try {
        live = await putLive(base.current ?? props.page.base ?? undefined);
      } catch (error) {
        if (codeOf(error) !== 'PAGE_CHANGED') throw error;
        await showNewest();
        return;
      }
      announceLive(userId, page.deployedUrl !== null, live);
      await navigate(`/dashboard/${userId}`);
    });
  /** Nobody publishes what they have not seen. */
  const showNewest = async () => {
    const now = await api.pages.read({ userId });
    base.current = now.base;
    setChanges(now);
    looks.close();
    void revalidate();
    setDoing(null);
    if (now.previewHtml === null)
      notifyError('Nothing was published', 'Your page was cleared in another window or on another device.');
    else if (now.isDeployed) notifySuccess('It was published in another window', 'This is how it is live.');
    else
      notifyError(
        'Not published yet',
        'Your page was changed in another window or on another device. This is how it looks now: press CREATE MY PAGE to publish it.',
      );
  };
  const startOver = () =>
    leaveAfter('clearing', 'Failed to clear preview', async () => {
      await api.pages.startOver({ userId });
      await navigate('/build');
      notifySuccess('Starting over with a fresh page');
    });

  return (
    <>
      <PageTitle
        lead={`This is how your page will look.${studio ? ' The editor comes on the next step.' : ''}`}
      >
        Preview Your Landing Page
      </PageTitle>
      {page.takenDownReason !== null && (
        <div className="mb-6">
          <TakenDownNotice reason={page.takenDownReason} />
        </div>
      )}
      {cleared && <BringBack userId={userId} cleared={cleared} onDone={revalidate} />}
      {looks.state !== 'closed' && <LooksStrip looks={looks} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <PreviewPicture
            key={page.previewHtml}
            html={page.previewHtml}
            coinName={page.coinName ?? 'your coin'}
            proxyImage={proxyImage}
          />
          {hasDraft && (
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => setOpened(true)}>
                <Maximize2 aria-hidden="true" className="size-4.5" />
                Open full preview
              </Button>
              {studio && (
                <ButtonLink to={`/edit-landing/${userId}`}>
                  <PencilRuler aria-hidden="true" className="size-4.5" />
                  Edit this page
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        <div className="grid gap-6 max-lg:contents lg:sticky lg:top-6">
          {page.deployedUrl !== null && page.takenDownReason === null && (
            <LivePageCard url={page.deployedUrl} isCurrent={page.isDeployed} hasDraft={hasDraft} />
          )}
          {!page.isDeployed && hasDraft && page.takenDownReason === null && (
            <Card
              heading="Happy with it?"
              lead="It goes live at once. Publish again as often as you like."
              data-bottom-bar=""
              className={inReachStyle}
            >
              <Button
                tone="primary"
                size="large"
                busy={doing === 'deploying'}
                onClick={() => void deploy()}
                className="w-full"
              >
                <Rocket aria-hidden="true" className="size-5" />
                CREATE MY PAGE
              </Button>
            </Card>
          )}
          <LeftOutCard leftOut={page.leftOut} />
          {hasDraft && looks.state === 'closed' && (
            <Card
              heading="Not quite it?"
              lead="See the same coin in other designs, side by side. This one stays until you switch."
            >
              <Button ref={looksButton} onClick={() => void looks.open()}>
                <Shuffle aria-hidden="true" className="size-5" />
                Try another look
              </Button>
            </Card>
          )}
          {sharing !== null && page.takenDownReason === null && <SharePage sharing={sharing} />}
          {!hasDraft && (
            <Card
              heading="Nothing to preview yet"
              lead="Describe your coin, and its page is written in a moment."
            >
              <ButtonLink tone="primary" to="/build">
                Build my page
              </ButtonLink>
            </Card>
          )}
          {!page.isDeployed && hasDraft && (
            <Card
              heading="Begin again?"
              lead={`${
                page.deployedUrl === null
                  ? 'Clears your details, this page and its looks.'
                  : 'Clears your details, this draft and its looks. Your live page stays.'
              }${beta ? '' : ` The next build costs ${price} again; other looks${studio ? ' and edits' : ''} are free.`}`}
            >
              <Button
                busy={doing === 'clearing'}
                disabled={doing === 'deploying'}
                onClick={() => void startOver()}
              >
                START OVER
              </Button>
            </Card>
          )}
          {page.isDeployed && (
            <Card
              heading="Want to change it?"
              lead={
                beta
                  ? 'Build it again: the address stays the same.'
                  : `${studio ? 'Edits are free. ' : ''}Building it again costs ${price}: the address stays the same.`
              }
            >
              <Link className="font-semibold text-link underline-offset-4 hover:underline" to="/build">
                Build a new version
              </Link>
            </Card>
          )}
        </div>
      </div>
      {isOpened && page.previewHtml !== null && (
        <FullPreview html={page.previewHtml} onClose={() => setOpened(false)} />
      )}
      <BlockingOverlay open={doing === 'deploying'} message="Deploying your landing page..." steps={steps} />
    </>
  );
}

interface LivePageCardProps {
  readonly url: string;
  /** Whether the draft is what is live. */
  readonly isCurrent: boolean;
  readonly hasDraft: boolean;
}

function LivePageCard({ url, isCurrent, hasDraft }: LivePageCardProps) {
  const draftLead = isCurrent
    ? 'What you see here is live.'
    : 'The version that is live stays until you publish this one.';
  return (
    <Card
      heading="Your Live Page"
      lead={hasDraft ? draftLead : 'It stays as it is until you publish another version.'}
    >
      <a
        className="inline-flex max-w-full items-center gap-2 font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        href={ownVisitUrl(url)}
        target="_blank"
        rel="noopener"
      >
        {decodeURI(url)}
        <ExternalLink aria-label="opens in a new tab" className="size-4 shrink-0" />
      </a>
    </Card>
  );
}

/** Gives the focus back to a button that stood aside for what it opened. */
function useFocusOnReturn(isBack: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (isBack && wasAway.current) button.current?.focus();
    wasAway.current = !isBack;
  }, [isBack]);
  return button;
}
