import { Share2 } from 'lucide-react';
import { useSettings } from '../../../web/page/root-data.ts';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import type { ShareSteps } from '../contract.ts';
import { networkNames, shareNetworks, stepsLeft } from '../rules/networks.ts';

/** On the build screen, why a first build is still refused and what is left to do; nothing where it is not. */
export function ShareFirst({ userId, steps }: { readonly userId: string; readonly steps: ShareSteps }) {
  const { productName } = useSettings();
  if (!steps.isRequired) return null;
  const left = stepsLeft(steps);
  return (
    <aside
      aria-label="Before your first build"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line-strong/60 bg-wash p-5 sm:px-6"
    >
      <div className="flex min-w-0 grow basis-72 items-start gap-3.5">
        <Share2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
        <p className="text-sm">
          <strong className="block font-semibold">
            Share {productName} before your first build: {left.length} of {shareNetworks.length} left
          </strong>
          <span className="text-muted">
            Building is free during beta, and this is what we ask in return. Still to do:{' '}
            {left.map((network) => networkNames[network]).join(', ')}. What you type here stays.
          </span>
        </p>
      </div>
      <ButtonLink to={`/share/${userId}`}>Go to the sharing steps</ButtonLink>
    </aside>
  );
}
