import { CornerUpRight } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import type { OwnAddress } from '../../deploys/contract.ts';

interface MoveAddressProps {
  readonly userId: string;
  readonly next: NonNullable<OwnAddress['next']>;
}

/** Moves the live page to the address that its name, or its creator's wish, gives by now. */
export function MoveAddress({ userId, next }: MoveAddressProps) {
  const { revalidate } = useRevalidator();
  const [isMoving, setMoving] = useState(false);
  const { host, pathname } = new URL(next.url);
  const shown = pathname === '/' ? host : decodeURI(pathname);
  const move = async () => {
    setMoving(true);
    try {
      await api.deploys.moveAddress({ userId, slug: next.slug });
      notifySuccess(`Your page has moved to ${shown}`, 'Its old address leads there.');
    } catch (error) {
      notifyError('Your page could not be moved', messageOf(error));
    }
    await revalidate();
    setMoving(false);
  };
  return (
    <div className="mt-3 flex max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-wash px-3.5 py-2.5 text-sm">
      <span className="text-muted">
        An address that fits better is free. Links to the old one will lead there.
      </span>
      <Button size="small" busy={isMoving} onClick={() => void move()} className="max-w-full">
        <CornerUpRight aria-hidden="true" className="size-4" />
        <span className="min-w-0 text-start wrap-anywhere">
          Move to <bdi>{shown}</bdi>
        </span>
      </Button>
    </div>
  );
}
