import { EyeOff } from 'lucide-react';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';

/** Tells a creator that an admin has taken their live page down, why, and whom to ask. */
export function TakenDownNotice({ reason }: { readonly reason: string }) {
  return (
    <Card aria-label="Your page was taken down" className="border-danger/40!">
      <div className="flex items-start gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full border border-danger/40 bg-danger-wash text-danger">
          <EyeOff aria-hidden="true" className="size-5" />
        </span>
        {/* The button stands beside the text, or under it where that is narrow. */}
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 grow basis-64">
            <h2 className="text-lg">Your page was taken down</h2>
            <p className="mt-1 text-sm wrap-anywhere">
              <span className="text-muted">Reason:</span> <bdi>{reason}</bdi>
            </p>
            <p className="mt-1 text-sm text-muted">
              Nobody can see it, and it cannot be published. Change what the reason names, then write to
              support and ask us to put it back.
            </p>
          </div>
          <ButtonLink to="/support">Support</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
