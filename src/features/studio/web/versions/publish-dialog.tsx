import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { ExternalLink } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button, buttonStyle } from '../../../../web/ui/controls/button.tsx';
import { CopyButton } from '../../../../web/ui/controls/copy-button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { Dialog } from '../../../../web/ui/overlays/dialog.tsx';
import { findProblems, type PageProblem, wrongFirst } from '../checks/find-problems.ts';
import { ProblemsList } from '../checks/problems-list.tsx';
import { useLinkProblems } from '../checks/use-link-problems.ts';
import { changesBetween } from '../document/changes.ts';
import { factsChanges } from '../document/facts-changes.ts';
import type { CoinField } from '../../../coins/fields/fields.ts';
import { createDraft } from '../../../coins/web/draft.ts';
import { announceLive } from '../../../deploys/web/announce-live.ts';
import { ownVisitUrl } from '../../../deploys/web/own-visit-url.ts';
import { type Studio, useStudio } from '../state/studio-context.ts';
import { ChangesList } from './changes-list.tsx';

const typedFacts: PageProblem = {
  weight: 'wrong',
  message: 'Facts that you typed are not saved yet, and are not published with the page.',
  place: 'facts',
};

/** What changed since the page went live and what to look at, before it is published. */
export function PublishDialog(props: {
  readonly onClose: () => void;
  /** Open the facts or the settings, or the section that was selected; called once this dialog is closed. */
  readonly onPanel?: (panel: 'facts' | 'settings', fact?: CoinField) => void;
  readonly onSection?: () => void;
}) {
  const { onClose, onPanel, onSection } = props;
  const studio = useStudio();
  const { document, facts, live, isDeployed } = studio;
  const [state, setState] = useState<'asking' | 'publishing' | 'published'>('asking');
  const [failure, setFailure] = useState<string | null>(null);
  const [hasTypedFacts] = useState(() => createDraft(() => localStorage, studio.userId, 'facts').isKept());
  const links = useLinkProblems();
  const found = useMemo(
    () => findProblems({ document, facts, palette: createPalette(facts) }),
    [document, facts],
  );
  const problems = wrongFirst([...(hasTypedFacts ? [typedFacts] : []), ...found, ...links.problems]);
  const changes = useMemo(() => {
    if (live === null) return [];
    return [
      ...changesBetween(live.document, document),
      ...(live.facts === null ? [] : factsChanges(live.facts, facts)),
    ];
  }, [live, document, facts]);
  const { readAgain } = studio;
  useEffect(() => {
    // What was read before is shown where this fails.
    readAgain().catch(() => {});
  }, [readAgain]);

  const publish = async () => {
    setState('publishing');
    setFailure(null);
    try {
      const wentLive = await studio.publish();
      if (wentLive !== null) {
        announceLive(studio.userId, live !== null, wentLive);
        return setState('published');
      }
      setFailure('Your last changes could not be saved, so nothing was published. Please try again.');
    } catch (error) {
      setFailure(messageOf(error, 'Your page could not be published. Please try again.'));
    }
    setState('asking');
  };
  const isPublishing = state === 'publishing';

  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && !isPublishing && onClose()}
      title={titleOf(state, studio)}
      description={
        <p role="status">
          {state === 'published' ? 'Everybody can see it now.' : sentenceOf(studio, changes.length)}
        </p>
      }
      actions={
        <>
          {(state === 'published' || isDeployed) && live && <LiveLink url={live.url} />}
          <Button disabled={isPublishing} onClick={onClose}>
            {state === 'published' || isDeployed ? 'Close' : 'Cancel'}
          </Button>
          {state !== 'published' && !isDeployed && (
            <Button tone="primary" busy={isPublishing} onClick={() => void publish()}>
              {live ? 'Publish changes' : 'CREATE MY PAGE'}
            </Button>
          )}
        </>
      }
    >
      {state === 'published' && live && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-semibold wrap-anywhere">{decodeURI(live.url)}</p>
          <CopyButton text={live.url} label="Copy link" />
        </div>
      )}
      {state !== 'published' && (
        <div className="grid gap-5">
          {(problems.length > 0 || links.isAsking) && (
            <section aria-labelledby="before-publishing">
              <h3 id="before-publishing" className="mb-2 text-base">
                Before you publish
              </h3>
              <output className="block text-sm text-muted">
                {links.isAsking && <span className="mb-3 block">Trying the links of your page…</span>}
              </output>
              <ProblemsList
                problems={problems}
                onPanel={
                  onPanel &&
                  ((...where) => {
                    onClose();
                    onPanel(...where);
                  })
                }
                onSection={() => {
                  onClose();
                  onSection?.();
                }}
              />
            </section>
          )}
          {changes.length > 0 && (
            <section aria-labelledby="changed-since-live">
              <h3 id="changed-since-live" className="mb-2 text-base">
                What changed since it went live
              </h3>
              <ChangesList changes={changes} names={{ before: 'Live', after: 'Now' }} />
            </section>
          )}
          <FormError message={failure} />
        </div>
      )}
    </Dialog>
  );
}

function titleOf(state: string, { live }: Studio): string {
  if (state === 'published') return 'Your page is live';
  return live ? 'Publish changes' : 'Put your page online';
}

function sentenceOf({ live, isDeployed }: Studio, changes: number): string {
  if (live === null) return 'This page was never live.';
  if (isDeployed) return 'Nothing has changed: what is live is what you see here.';
  if (changes === 0)
    return 'The texts and the look are as they are live; facts of your coin may have changed.';
  return `${changes === 1 ? 'One change is' : `${changes} changes are`} not live yet.`;
}

function LiveLink({ url }: { url: string }) {
  return (
    <a
      href={ownVisitUrl(url)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyle({ tone: 'secondary' })}
    >
      Open the live page
      <ExternalLink aria-label="(in a new tab)" className="size-4" />
    </a>
  );
}
