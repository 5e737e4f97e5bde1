import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { useInteractive } from '../../../../web/ui/controls/interactive-fieldset.tsx';
import type { OfferedProvider } from '../contract.ts';
import { storeTypedEmail } from '../../sessions/web/typed-credentials.ts';

/** Shown before 'more'; one more is shown too, as it takes the place of that button. */
const seenAtFirst = 4;

interface ProviderButtonsProps {
  providers: readonly OfferedProvider[];
  /** What a button does, before the provider's name. */
  verb: 'Continue with' | 'Link';
  /** Requests the provider's page; null: a dialog asks for a proof first. */
  begin: (input: { provider: string }) => Promise<{ url: string } | null>;
  /** What the button says that shows the rest. */
  more: string;
}

/** A button for each provider, one below the other; on the wide account page two abreast. A press leaves this site for the provider's. */
export function ProviderButtons({ providers, verb, begin, more }: ProviderButtonsProps) {
  const interactive = useInteractive();
  const [goingTo, setGoingTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const firstUnfolded = useRef<HTMLLIElement>(null);
  const isFolded = !isOpen && providers.length > seenAtFirst + 1;

  // The back button restores the page from the bfcache.
  useEffect(() => {
    const reset = () => setGoingTo(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);
  // The pressed button is gone: focus moves to the first revealed one.
  useEffect(() => {
    if (isOpen) firstUnfolded.current?.querySelector('button')?.focus();
  }, [isOpen]);

  const leave = async (provider: string) => {
    if (goingTo !== null) return;
    setGoingTo(provider);
    setFailure(null);
    try {
      const destination = await begin({ provider });
      if (destination === null) {
        setGoingTo(null);
        return;
      }
      storeTypedEmail();
      window.location.assign(destination.url);
    } catch (error) {
      setFailure(messageOf(error, 'Failed to sign in'));
      setGoingTo(null);
    }
  };

  return (
    <div className="flex flex-col gap-2.5 [&>[role=alert]:empty]:-mb-2.5">
      <FormError message={failure} />
      <ul className={cx('grid gap-2.5', verb === 'Link' && 'sm:grid-cols-2')}>
        {(isFolded ? providers.slice(0, seenAtFirst) : providers).map(({ id, name, icon }, position) => (
          <li key={id} ref={position === seenAtFirst ? firstUnfolded : undefined}>
            <Button
              className="w-full ps-11 pe-3 min-[22.5rem]:px-12"
              busy={goingTo === id}
              disabled={!interactive || (goingTo !== null && goingTo !== id)}
              onClick={() => void leave(id)}
            >
              <ProviderIcon icon={icon} className="absolute start-4 top-1/2 size-5 -translate-y-1/2" />
              {verb} {name}
            </Button>
          </li>
        ))}
      </ul>
      {isFolded && (
        <Button tone="quiet" disabled={!interactive} aria-expanded="false" onClick={() => setIsOpen(true)}>
          {more}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      )}
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
