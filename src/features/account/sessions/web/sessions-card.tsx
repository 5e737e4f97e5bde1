import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { api } from '../../../../web/api/client.ts';
import { query } from '../../../../web/api/query.ts';
import { messageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { LoadFailure } from '../../../../web/ui/layout/load-failure.tsx';
import { notifyError, notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { LongDate } from '../../../../web/ui/layout/long-date.tsx';
import { SettingRow, SettingRows, WaitingRows } from '../../../../web/ui/layout/setting-rows.tsx';
import type { ListedSession } from '../contract.ts';

/** The card of the browsers that are signed in. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(query.account.sessions.queryOptions());
  const end = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notifySuccess(done);
    } catch (failure) {
      notifyError(messageOf(failure));
    }
    await refetch();
  };
  return (
    <Card
      heading="Sessions"
      lead="Where you are signed in. Each ends after 14 days without use, and 30 days after the sign-in."
      aria-busy={!data && !error}
    >
      {!data && !error && <WaitingRows count={1} label="Loading your sessions" />}
      {error && !data && (
        <LoadFailure error={error} failed="Your sessions could not be loaded." retry={refetch} />
      )}
      {data && (
        <SettingRows>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() =>
                void end(() => api.account.endSession({ id: session.id }), `${session.device} is signed out`)
              }
            />
          ))}
        </SettingRows>
      )}
      {data && data.length > 1 && (
        <Button
          className="mt-5"
          onClick={() => void end(() => api.account.endOtherSessions(), 'Signed out everywhere else')}
        >
          Sign out everywhere else
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { device, network, since, seen, isCurrent } = session;
  return (
    <SettingRow
      icon={<MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />}
      name={
        <>
          {device}
          {isCurrent && <span className="font-normal text-success"> · this browser</span>}
        </>
      }
      value={
        <>
          Since <LongDate at={since} />
          {!isCurrent && (
            <>
              , last seen <LongDate at={seen} to="time" />
            </>
          )}
          {network !== null && `, from ${network}`}
        </>
      }
    >
      {!isCurrent && (
        <Button size="small" aria-label={`End ${device}`} onClick={onEnd}>
          End
        </Button>
      )}
    </SettingRow>
  );
}
