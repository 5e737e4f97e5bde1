import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../web/page/root-data.ts';
import { Switch } from '../../../web/ui/controls/switch.tsx';
import { ownVisitUrl } from '../../deploys/web/own-visit-url.ts';
import type { UserRow } from '../contract.ts';
import { MeasureBadges } from './measure-badges.tsx';
import { useAdminSwitch } from './use-user-table.ts';
import { LongDate } from '../../../web/ui/layout/long-date.tsx';

/** None: the server searches, orders and pages. */
export const userFeatures = tableFeatures({});

const column = createColumnHelper<typeof userFeatures, UserRow>();

/** The four columns of the specification. */
export const userColumns = column.columns([
  column.accessor('id', {
    header: 'ID',
    cell: ({ getValue }) => (
      <span className="figures text-xs text-muted @4xl:whitespace-nowrap">{getValue()}</span>
    ),
  }),
  column.accessor('createdAt', {
    header: 'Created At',
    cell: ({ getValue }) => <LongDate at={getValue()} className="figures whitespace-nowrap" />,
  }),
  column.accessor('coinName', {
    header: 'Coin Name',
    cell: ({ row }) => <CoinName user={row.original} />,
  }),
  column.accessor('isAdmin', {
    header: 'Admin Status',
    cell: ({ row }) => <AdminStatus user={row.original} />,
  }),
]);

/** The name leads to the account, the sign beside it to the live page. */
function CoinName({ user }: { user: UserRow }) {
  const { id, coinName, deployedUrl, isTakenDown, isSuspended, paid } = user;
  return (
    <span className="leading-7">
      <Link
        to={`/users/${id}`}
        className={cx(
          'underline-offset-4 hover:underline',
          coinName ? 'font-medium text-text' : 'text-muted',
        )}
      >
        <bdi>{coinName || 'N/A'}</bdi>
      </Link>{' '}
      {deployedUrl !== null && (
        <a
          href={ownVisitUrl(deployedUrl)}
          target="_blank"
          rel="noopener"
          aria-label={`Live page at ${decodeURI(deployedUrl)}, opens in a new tab`}
          className="inline-grid size-7 place-items-center rounded-control align-middle text-muted hover:bg-wash hover:text-text"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}{' '}
      <MeasureBadges isTakenDown={isTakenDown} isSuspended={isSuspended} />
      {paid.payments > 0 && <span className="block text-xs text-muted">{paidWords(paid)}</span>}
    </span>
  );
}

function paidWords({ payments, credits }: UserRow['paid']): string {
  const left = credits === 0 ? '' : `, ${credits} ${credits === 1 ? 'build' : 'builds'} left`;
  return `${payments} ${payments === 1 ? 'payment' : 'payments'}${left}`;
}

/** The switch, and beside it what the flag is worth: it makes an admin only together with an address of `ADMIN_EMAIL`. */
function AdminStatus({ user }: { user: UserRow }) {
  const { userId } = useSession();
  const noteId = useId();
  const { mutate } = useAdminSwitch();
  const isOwn = user.id === userId;
  const note = noteOn(user, isOwn);
  return (
    <div className="flex items-center gap-x-3 gap-y-1.5 @max-4xl:flex-col @max-4xl:items-end">
      <Switch
        checked={user.isAdmin}
        onChange={(isAdmin) => mutate({ user, isAdmin })}
        label={`Admin status of ${user.coinName || user.id}`}
        describedBy={note ? noteId : undefined}
        locked={isOwn && user.isAdmin}
      />
      {note && (
        <span id={noteId} className="text-xs text-muted @max-4xl:max-w-30 @max-4xl:text-end">
          {note}
        </span>
      )}
    </div>
  );
}

function noteOn({ isAdmin, isListed }: UserRow, isOwn: boolean): string | null {
  if (isOwn) return 'You: your own stays';
  if (isAdmin && !isListed) return 'No rights: not in ADMIN_EMAIL';
  return isListed && !isAdmin ? 'In ADMIN_EMAIL' : null;
}
