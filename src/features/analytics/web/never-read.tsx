import { useQuery } from '@tanstack/react-query';
import { ArrowRight, BarChart3 } from 'lucide-react';
import { query } from '../../../web/api/query.ts';
import { ButtonLink } from '../../../web/ui/controls/button.tsx';
import { CopyButton } from '../../../web/ui/controls/copy-button.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';

/** What stands in the place of figures before anybody has read a page. */
export function NeverRead({ userId }: { userId: string | null }) {
  return <Card>{userId === null ? <NoneRead /> : <NotReadYet userId={userId} />}</Card>;
}

function NoneRead() {
  return (
    <EmptyState icon={BarChart3} heading="No page was read yet">
      The first reading of any live page appears here by itself.
    </EmptyState>
  );
}

function NotReadYet({ userId }: { userId: string }) {
  const { data: sharing } = useQuery(query.deploys.sharing.queryOptions({ input: { userId }, staleTime: 0 }));
  if (sharing === null)
    return (
      <EmptyState
        icon={BarChart3}
        heading="Counting begins when your page is live"
        action={
          <ButtonLink tone="primary" to={`/landing/${userId}`}>
            Preview Landing Page
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        }
      >
        Look at it as your visitors will, and put it live.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={BarChart3}
      heading="Nobody has read it yet"
      action={sharing && <CopyButton text={sharing.url} label="Copy link" />}
    >
      Share the address on Telegram and X. The first reading appears here by itself; your own visits from the
      dashboard and the studio are not counted.
      {sharing && (
        <span className="mt-3 block font-semibold wrap-anywhere text-text">{decodeURI(sharing.url)}</span>
      )}
    </EmptyState>
  );
}
