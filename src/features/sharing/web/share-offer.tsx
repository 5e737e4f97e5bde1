import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { Button, ButtonLink } from '../../../web/ui/controls/button.tsx';
import { notifyError } from '../../../web/ui/feedback/notify.ts';
import { Card } from '../../../web/ui/layout/card.tsx';
import type { ShareSteps } from '../contract.ts';
import { shareNetworks, stepsLeft } from '../rules/networks.ts';

interface ShareOfferProps {
  readonly userId: string;
  readonly steps: ShareSteps;
}

/** The sharing steps on the dashboard: a card until it is put away, then one line while some are left. */
export function ShareOffer({ userId, steps }: ShareOfferProps) {
  const { productName, shareSteps } = useSettings();
  const [isPutAway, setPutAway] = useState(false);
  const left = stepsLeft(steps).length;
  const screen = `/share/${userId}`;
  const progress = `${shareNetworks.length - left}\u00A0of\u00A0${shareNetworks.length}\u00A0done`;
  if (shareSteps === 'off' || left === 0) return null;
  if (!steps.isOffered || isPutAway) {
    return (
      <Link
        to={screen}
        className="flex items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3.5 text-sm shadow-card hover:bg-wash sm:px-6"
      >
        <span className="font-semibold">Share {productName}</span>
        <span className="flex items-center gap-2 text-muted">
          {progress}
          <ArrowRight aria-hidden="true" className="size-4" />
        </span>
      </Link>
    );
  }
  const putAway = async () => {
    setPutAway(true);
    try {
      await api.sharing.endOffer({ userId });
    } catch (error) {
      setPutAway(false);
      notifyError('That could not be put away', messageOf(error));
    }
  };
  return (
    <Card heading={`Share ${productName}`} lead={`${productName} is free during beta. ${progress}.`}>
      <p className="text-sm text-muted">
        {steps.isRequired
          ? 'Before your first build we ask you to tell others: four posts, prepared for you.'
          : 'In return, tell others about it: four posts, prepared for you.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={screen}>Share now</ButtonLink>
        {!steps.isRequired && (
          <Button tone="quiet" onClick={() => void putAway()}>
            Not now
          </Button>
        )}
      </div>
    </Card>
  );
}
