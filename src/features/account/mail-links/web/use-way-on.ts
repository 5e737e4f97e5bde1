import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { MailLinkState } from './use-mail-link.ts';

interface Options {
  /** Of who is signed in already; null: nobody. */
  readonly wayOn: string | null;
  readonly link: MailLinkState;
  /** Something else is read first, as the answer of a provider. */
  readonly isWaiting?: boolean;
}

/** Leads on who is signed in already, once the address was looked at for a mail's link. @returns whether it does, or is about to. */
export function useWayOn({ wayOn, link: { step }, isWaiting = false }: Options): boolean {
  const navigate = useNavigate();
  const isLed = wayOn !== null && step === 'none' && !isWaiting;
  useEffect(() => {
    if (isLed) void navigate(wayOn, { replace: true });
  }, [isLed, wayOn, navigate]);
  return wayOn !== null && (step === 'none' || step === 'looking');
}
