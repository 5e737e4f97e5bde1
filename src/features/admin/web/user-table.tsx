import { flexRender, useTable } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { CircleAlert, SearchX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../../web/api/display-error.ts';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Card } from '../../../web/ui/layout/card.tsx';
import { EmptyState } from '../../../web/ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../web/ui/feedback/skeleton.tsx';
import type { UserRow } from '../contract.ts';
import { ExportUsers } from './export-users.tsx';
import { TablePager } from './table-pager.tsx';
import type { TableView } from './table-view.ts';
import { useTableView, useUsers } from './use-user-table.ts';
import { userColumns, userFeatures } from './user-columns.tsx';
import { UserSearch } from './user-search.tsx';

const none: UserRow[] = [];
const skeletonRows = Array.from({ length: 8 }, (_, position) => position);

/** Everybody with an account, by the name of their coin or their email; the address of the page keeps search and place. */
export function UserTable() {
  const { view, goTo } = useTableView();
  const { data, error, isPending, isPlaceholderData, refetch, isRefetching } = useUsers(view);
  const table = useTable({ features: userFeatures, columns: userColumns, data: data?.users ?? none });
  const rows = error && !data ? [] : table.getRowModel().rows;
  const start = { ...view, after: undefined, before: undefined };

  return (
    <Card className="@container p-0!">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
        <UserSearch search={view.search} onSearch={(search) => goTo({ ...start, search }, 'replace')} />
        <ExportUsers search={view.search} />
      </div>
      {error && !isRefetching ? (
        <Notice>
          <div role="alert">
            <EmptyState
              icon={CircleAlert}
              heading="Failed to fetch users"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              {messageOf(error)}
            </EmptyState>
          </div>
        </Notice>
      ) : rows.length === 0 && !isPending && !isRefetching ? (
        <Notice>
          <NobodyHere view={view} goTo={(search) => goTo({ ...start, search }, 'replace')} />
        </Notice>
      ) : (
        <table
          aria-label="Users"
          aria-busy={isPending || isPlaceholderData}
          className={cx(
            'w-full table-fixed border-t border-line text-start text-sm transition-opacity @max-4xl:block',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <thead className="@max-4xl:sr-only">
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id} className="text-muted">
                {group.headers.map((header) => (
                  <th
                    key={header.id}
                    scope="col"
                    className={cx('px-5 py-3 text-start font-medium', widths[header.id])}
                  >
                    {flexRender(header.column.columnDef.header, header.getContext())}
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody className="@max-4xl:block">
            {isPending || (error && isRefetching)
              ? skeletonRows.map((position) => <SkeletonRow key={position} />)
              : rows.map((row) => (
                  <tr key={row.id} className={rowStyle}>
                    {row.getAllCells().map((cell) => (
                      <td key={cell.id} className={cellStyle[cell.column.id]}>
                        {flexRender(cell.column.columnDef.cell, cell.getContext())}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      <TablePager view={view} page={error ? undefined : data} goTo={goTo} />
    </Card>
  );
}

/** A search that finds nobody, or a page whose people are gone. */
function NobodyHere({ view, goTo }: { view: TableView; goTo: (search: string) => void }) {
  if (view.after !== undefined || view.before !== undefined) {
    return (
      <EmptyState
        icon={Users}
        heading="No users here"
        action={<Button onClick={() => goTo(view.search)}>Back to the first page</Button>}
      >
        There is nobody on this page any more.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      heading="No users match"
      action={<Button onClick={() => goTo('')}>Show all users</Button>}
    >
      No coin’s name {view.search.includes('@') && 'or email '}has{' '}
      <q className="wrap-anywhere">{view.search}</q> in it.
      {!view.search.includes('@') && ' With an @ the search looks at email addresses too.'}
    </EmptyState>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="border-t border-line">{children}</div>;
}

/** Of the columns, so that they stay where they are whatever comes; the name takes the rest. */
const widths: Record<string, string> = { id: 'w-80', createdAt: 'w-48', isAdmin: 'w-68' };

/** Where a table has no room, a row is a small card: the coin and its switch, then since when, then the id. */
const rowStyle =
  'border-t border-line hover:bg-wash @max-4xl:grid @max-4xl:grid-cols-[minmax(0,1fr)_auto] @max-4xl:gap-x-4 @max-4xl:gap-y-1 @max-4xl:px-4 @max-4xl:py-3.5 sm:@max-4xl:px-5';

const cellStyle: Record<string, string> = {
  id: 'px-5 py-3 @max-4xl:order-4 @max-4xl:col-span-2 @max-4xl:p-0 @max-4xl:wrap-anywhere',
  createdAt: 'px-5 py-3 @max-4xl:order-3 @max-4xl:p-0 @max-4xl:text-muted',
  coinName: 'px-5 py-3 wrap-anywhere @max-4xl:order-1 @max-4xl:p-0 @max-4xl:text-base',
  isAdmin: 'px-5 py-3 @max-4xl:order-2 @max-4xl:row-span-2 @max-4xl:p-0',
};

const skeletons = {
  id: 'h-5 w-60 max-w-full',
  createdAt: 'h-5 w-36',
  coinName: 'h-5 w-40 max-w-full',
  isAdmin: 'h-6 w-11 rounded-full!',
};

function SkeletonRow() {
  return (
    <tr className={rowStyle}>
      {Object.entries(skeletons).map(([column, shape]) => (
        <td key={column} className={cellStyle[column]}>
          <Skeleton className={shape} />
        </td>
      ))}
    </tr>
  );
}
