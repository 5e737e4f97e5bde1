import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api, query } from '../../../../web/api/client.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { RowSkeleton } from '../../../../web/ui/feedback/skeleton.tsx';
import type { OfferedProvider, SignInMethods } from '../contract.ts';
import { ProofDialog } from '../../second-factor/web/proof-dialog.tsx';
import { ProviderButtons, ProviderIcon } from './provider-buttons.tsx';
import { announceSession, useSessionEvent } from '../../sessions/web/session-events.ts';
import { useLinkReturn } from './use-link-return.ts';

type Linked = SignInMethods['linked'][number];

/** The card of linked providers. Changes are broadcast to the other tabs. */
export function SignInMethodsCard() {
  const options = query.account.signInMethods.queryOptions();
  const { data, error, refetch } = useQuery(options);
  const queryClient = useQueryClient();
  const [linking, setLinking] = useState<OfferedProvider | null>(null);
  const [leaving, setLeaving] = useState<Linked | null>(null);
  const { message, place } = useLinkReturn(data);
  useSessionEvent((event) => {
    if (event === 'user-updated') void refetch();
  });

  const forget = (methods: SignInMethods, name: string) => {
    queryClient.setQueryData(options.queryKey, methods);
    announceSession('user-updated');
    notifySuccess(`${name} unlinked`);
    setLeaving(null);
  };

  const beginLinking = async (methods: SignInMethods, provider: string) => {
    if (!methods.hasPassword && !methods.hasSecondFactor) return api.account.linkIdentity({ provider });
    setLinking(methods.linkable.find(({ id }) => id === provider) ?? null);
    return null;
  };

  return (
    <Card
      heading="Sign-in methods"
      lead="How you get into this account, besides links and codes by email."
      aria-busy={!data && !error}
    >
      <div ref={place} className="flex flex-col gap-5 [&>[role=alert]:empty]:-mb-5">
        <FormError message={message} />
        {error && !data && (
          <FormError message={messageOf(error, 'Your sign-in methods could not be loaded.')}>
            <Button size="small" onClick={() => void refetch()}>
              Try again
            </Button>
          </FormError>
        )}
        {!data && !error && <WaitingMethods />}
        {data && (
          <>
            <ul className="divide-y divide-line rounded-control border border-line">
              <PasswordRow hasPassword={data.hasPassword} />
              {data.linked.map((identity) => (
                <LinkedRow key={identity.id} identity={identity} onUnlink={() => setLeaving(identity)} />
              ))}
            </ul>
            {data.linkable.length > 0 && (
              <ProviderButtons
                providers={data.linkable}
                verb="Link"
                begin={(input) => beginLinking(data, input.provider)}
                more="More to link"
              />
            )}
          </>
        )}
      </div>
      {data && linking && (
        <ProofDialog
          title={`Link ${linking.name}?`}
          description={`From then on your ${linking.name} account signs you in here. First show that it is you.`}
          action="Continue"
          methods={data}
          proof="required"
          submit={async (proof) => {
            const { url } = await api.account.linkIdentity({ provider: linking.id, ...proof });
            window.location.assign(url);
          }}
          onClose={() => setLinking(null)}
        />
      )}
      {data && leaving && (
        <ProofDialog
          title={`Unlink ${leaving.name}?`}
          description="You cannot sign in with it any more. Your account and your page stay as they are."
          action="Unlink"
          cancel="Keep it"
          tone="danger"
          methods={data}
          proof="if-possible"
          submit={async (proof) =>
            forget(await api.account.unlinkIdentity({ id: leaving.id, ...proof }), leaving.name)
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}

const rowStyle = 'flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm';

function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  return (
    <li className={rowStyle}>
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">Password</p>
        <p className="text-muted">
          {hasPassword ? 'Set' : 'Not set. Reset Password above sends a link that sets one.'}
        </p>
      </div>
    </li>
  );
}

function LinkedRow({ identity, onUnlink }: { identity: Linked; onUnlink: () => void }) {
  const { name, icon, since, isLastWayIn } = identity;
  return (
    <li className={rowStyle}>
      <ProviderIcon icon={icon} className="size-5 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">
          Linked <time dateTime={since}>{longDate(since)}</time>
          {isLastWayIn && '. Your only sign-in method: set a password or link another before you unlink it.'}
        </p>
      </div>
      {!isLastWayIn && (
        <Button size="small" className="max-sm:ms-9" aria-label={`Unlink ${name}`} onClick={onUnlink}>
          Unlink
        </Button>
      )}
    </li>
  );
}

function WaitingMethods() {
  return (
    <div className="rounded-control border border-line px-4 py-2.5">
      <RowSkeleton />
      <span className="sr-only">Loading your sign-in methods</span>
    </div>
  );
}

function longDate(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(instant));
}
