import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { isCancelled, messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import type { OfferedProvider } from '../contract.ts';
import { storeTypedEmail } from '../../sessions/web/typed-credentials.ts';

interface ProviderButtonsProps {
  providers: readonly OfferedProvider[];
  /** What a button does, before the provider's name. */
  verb: 'Continue with' | 'Link';
  /** Requests the provider's page. */
  begin: (input: { provider: string }) => Promise<{ url: string }>;
}

/** A button for each provider, one below the other; on the wide account page two abreast. A press leaves this site for the provider's. */
export function ProviderButtons({ providers, verb, begin }: ProviderButtonsProps) {
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  // The back button restores the page from the bfcache.
  useEffect(() => {
    const reset = () => setGoingTo(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const leave = async (provider: string) => {
    if (goingTo !== null) return;
    setGoingTo(provider);
    setFailure(null);
    try {
      const { url } = await begin({ provider });
      storeTypedEmail();
      window.location.assign(url);
    } catch (error) {
      if (!isCancelled(error)) setFailure(messageOf(error, 'Failed to sign in'));
      setGoingTo(null);
    }
  };

  return (
    <div className="flex flex-col gap-2.5 [&>[role=alert]:empty]:-mb-2.5">
      <FormError message={failure} />
      <ul className={cx('grid gap-2.5', verb === 'Link' && 'sm:grid-cols-2')}>
        {providers.map(({ id, name, icon }) => (
          <li key={id}>
            <Button
              className="w-full ps-11 pe-3 min-[22.5rem]:px-12"
              busy={goingTo === id}
              disabled={goingTo !== null && goingTo !== id}
              onClick={() => void leave(id)}
            >
              <ProviderIcon icon={icon} className="absolute start-4 top-1/2 size-5 -translate-y-1/2" />
              {verb} {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A provider's mark in the text's colour, beside its name. */
export function ProviderIcon({ icon, className }: { icon: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true" className={className}>
      <path d={icon} />
    </svg>
  );
}
