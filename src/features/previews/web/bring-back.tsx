import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { codeOf, messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';

interface BringBackProps {
  readonly userId: string;
  /** What START OVER cleared. */
  readonly cleared: { readonly coinName: string | null };
  /** After which it is on the screen again. */
  readonly onDone?: () => Promise<void>;
}

/** Offers what START OVER cleared, until the next page is built. */
export function BringBack({ userId, cleared, onDone }: BringBackProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const bringBack = async () => {
    setBusy(true);
    try {
      await api.pages.undoStartOver({ userId });
      notifySuccess('Your page is back');
      await (onDone ? onDone() : navigate(`/landing/${userId}`));
    } catch (error) {
      const again = { label: 'Try again', run: () => void bringBack() };
      const isOver = codeOf(error) === 'NOTHING_TO_UNDO';
      notifyError('Your page could not be brought back', messageOf(error), isOver ? undefined : again);
    }
    setBusy(false);
  };
  return (
    <aside
      aria-label="What you cleared"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-wash p-4 sm:px-5"
    >
      <p className="min-w-0 grow basis-64 text-sm text-muted">
        <bdi className="font-semibold wrap-anywhere text-text">{cleared.coinName ?? 'Your page'}</bdi> is
        cleared, and not lost: it can come back until you build another page.
      </p>
      <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
        <Undo2 aria-hidden="true" className="size-4" />
        Bring it back
      </Button>
    </aside>
  );
}
