import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import { notifyError } from '../../../web/ui/feedback/notify.ts';
import { ProgressBar } from '../../../web/ui/feedback/progress-bar.tsx';
import { PageTitle } from '../../../web/ui/layout/page-title.tsx';
import type { ShareSteps } from '../contract.ts';
import { networkNames, type ShareNetwork, shareNetworks, stepsLeft } from '../rules/networks.ts';
import { preparedPosts } from './prepared-posts.ts';
import { ShareCard } from './share-card.tsx';

interface ShareScreenProps {
  readonly userId: string;
  readonly steps: ShareSteps;
}

/** `/share/{userId}`: the sharing steps, one card for each network. */
export function ShareScreen({ userId, steps: read }: ShareScreenProps) {
  const { productName, appUrl } = useSettings();
  const { steps, opened, done, pending } = useShareSteps(userId, read);
  const posts = preparedPosts(productName);
  const left = stepsLeft(steps);
  const finished = shareNetworks.length - left.length;
  return (
    <>
      <PageTitle
        lead={`${productName} is free during beta. In return, tell others about it: four posts, prepared for you, in your own words if you like.`}
        aside={
          <ButtonLink to="/build" tone={left.length === 0 ? 'primary' : 'secondary'}>
            Build New Page
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        }
      >
        Share {productName}
      </PageTitle>
      <div className="mb-6 max-w-md">
        <ProgressBar label="Sharing steps" fraction={finished / shareNetworks.length} />
        <p aria-live="polite" className="mt-2.5 text-sm text-muted">
          {progressOf(steps, finished)}
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        {shareNetworks.map((network) => (
          <ShareCard
            key={network}
            network={network}
            post={posts[network]}
            url={appUrl}
            isOpened={steps.opened.includes(network)}
            isDone={steps.done.includes(network)}
            isNext={left[0] === network}
            isBusy={pending === network}
            onOpened={() => opened(network)}
            onDone={() => done(network)}
          />
        ))}
      </div>
      <p className="mt-6 max-w-2xl text-sm text-muted">
        We only see that you opened a network from here. Whether you posted, we take your word for it.
      </p>
    </>
  );
}

function progressOf({ isRequired }: ShareSteps, finished: number): string {
  const all = shareNetworks.length;
  if (finished === all) return `All ${all} are done. Thank you!`;
  const soFar = `${finished} of ${all} done.`;
  return isRequired ? `${soFar} Your first build waits for the other ${all - finished}.` : soFar;
}

function useShareSteps(userId: string, read: ShareSteps) {
  const [steps, setSteps] = useState(read);
  const recording = (event: 'opened' | 'done') => ({
    mutationFn: (network: ShareNetwork) => api.sharing.record({ userId, network, event }),
    onSuccess: setSteps,
    onError: (error: unknown, network: ShareNetwork) =>
      notifyError(`${networkNames[network]} could not be recorded`, messageOf(error)),
  });
  const opened = useMutation(recording('opened'));
  const done = useMutation(recording('done'));
  return {
    steps,
    opened: (network: ShareNetwork) => opened.mutate(network),
    done: (network: ShareNetwork) => done.mutate(network),
    /** Which is just being recorded as done. */
    pending: done.isPending ? done.variables : null,
  };
}
