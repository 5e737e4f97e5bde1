import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../web/api/client.ts';
import { query } from '../../../../web/api/query.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import { LongDate } from '../../../../web/ui/layout/long-date.tsx';
import { SettingRow, SettingRows } from '../../../../web/ui/layout/setting-rows.tsx';
import type { SignInMethods } from '../contract.ts';
import { DialogForm } from '../../../../web/ui/overlays/dialog-form.tsx';
import { PasswordRow } from '../../sessions/web/password-row.tsx';
import { ProviderButtons, ProviderIcon } from './provider-buttons.tsx';
import { announceSession, useSessionEvent } from '../../sessions/web/session-events.ts';
import { withProof } from '../../sessions/web/with-proof.ts';
import { useLinkReturn } from './use-link-return.ts';

type Linked = SignInMethods['linked'][number];

/** The card of the password and of linked providers. Changes are broadcast to the other tabs. */
export function SignInMethodsCard() {
  const options = query.account.signInMethods.queryOptions();
  const { data, error, refetch } = useQuery(options);
  const queryClient = useQueryClient();
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

  return (
    <Card
      heading="Sign-in methods"
      lead="How you get into this account, besides links and codes by email."
      aria-busy={!data && !error}
    >
      <div ref={place} className="flex flex-col gap-5 [&>[role=alert]:empty]:-mb-5">
        <FormError message={message} />
        <SettingRows>
          <PasswordRow isSet={data?.hasPassword !== false} />
          {data?.linked.map((identity) => (
            <LinkedRow key={identity.id} identity={identity} onUnlink={() => setLeaving(identity)} />
          ))}
        </SettingRows>
        {error && !data && (
          <LoadFailure error={error} failed="Your sign-in methods could not be loaded." retry={refetch} />
        )}
        {data && data.linkable.length > 0 && (
          <ProviderButtons
            providers={data.linkable}
            verb="Link"
            begin={(input) => withProof(() => api.account.linkIdentity(input))}
          />
        )}
      </div>
      {leaving && (
        <DialogForm
          title={`Unlink ${leaving.name}?`}
          description="You cannot sign in with it any more. Your account and your page stay as they are."
          action="Unlink"
          cancel="Keep it"
          tone="danger"
          send={async () =>
            forget(await withProof(() => api.account.unlinkIdentity({ id: leaving.id })), leaving.name)
          }
          onClose={() => setLeaving(null)}
        />
      )}
    </Card>
  );
}

function LinkedRow({ identity, onUnlink }: { identity: Linked; onUnlink: () => void }) {
  const { name, icon, since, isLastWayIn } = identity;
  return (
    <SettingRow
      icon={<ProviderIcon icon={icon} className="size-5 shrink-0" />}
      name={name}
      value={
        <>
          Linked <LongDate at={since} />
          {isLastWayIn && '. Your only sign-in method: set a password or link another before you unlink it.'}
        </>
      }
    >
      {!isLastWayIn && (
        <Button size="small" aria-label={`Unlink ${name}`} onClick={onUnlink}>
          Unlink
        </Button>
      )}
    </SettingRow>
  );
}
