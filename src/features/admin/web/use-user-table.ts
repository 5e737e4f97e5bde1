import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api } from '../../../web/api/client.ts';
import { query } from '../../../web/api/query.ts';
import { codeOf, messageOf } from '../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';
import type { UserRow, UsersPage } from '../contract.ts';
import { readTableView, type TableView, writeTableView } from './table-view.ts';

/** The view that the address names, and how to go to another: a new search replaces, a new page is a step in the history. */
export function useTableView() {
  const location = useLocation();
  const navigation = useNavigation();
  const [, setSearchParams] = useSearchParams();
  // The address changes only after the server has looked at the session again; the rows need not wait for that.
  const coming = navigation.location?.pathname === location.pathname ? navigation.location : location;
  const view = readTableView(coming.search);
  return {
    view,
    goTo: (next: TableView, how: 'push' | 'replace') =>
      setSearchParams(writeTableView(next), { replace: how === 'replace', preventScrollReset: true }),
  };
}

/** One page of users; the previous one stays in sight while the next is on its way. */
export function useUsers({ search, after, before, size }: TableView) {
  const users = useQuery(
    query.admin.users.queryOptions({
      input: { search, after, before, size },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  useRoleWatch(users.error);
  return users;
}

/** On FORBIDDEN the page is revalidated, so that the server redirects. */
export function useRoleWatch(error: unknown): void {
  const { revalidate } = useRevalidator();
  const isRefused = ['SIGNED_OUT', 'FORBIDDEN'].includes(codeOf(error) ?? '');
  useEffect(() => {
    if (isRefused) void revalidate();
  }, [isRefused, revalidate]);
}

/** Switches the flag in sight at once, and back when the server refuses. */
export function useAdminSwitch() {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  const show = (userId: string, isAdmin: boolean) =>
    queryClient.setQueriesData<UsersPage>(
      { queryKey: query.admin.users.key() },
      (page) =>
        page && { ...page, users: page.users.map((row) => (row.id === userId ? { ...row, isAdmin } : row)) },
    );
  return useMutation({
    // One after the other: a switch that is pressed twice ends where it was pressed last.
    scope: { id: 'admin-status' },
    mutationFn: ({ user, isAdmin }: { user: UserRow; isAdmin: boolean }) =>
      api.admin.setAdmin({ userId: user.id, isAdmin }),
    onMutate: async ({ user, isAdmin }) => {
      await queryClient.cancelQueries({ queryKey: query.admin.users.key() });
      show(user.id, isAdmin);
    },
    onSuccess: ({ isAdmin, isListed }) =>
      notifySuccess(
        'Admin status updated successfully',
        isAdmin && !isListed ? 'It takes effect once their email is in ADMIN_EMAIL.' : undefined,
      ),
    onError: (error, { user }) => {
      show(user.id, user.isAdmin);
      notifyError('Failed to update admin status', messageOf(error));
      if (['SIGNED_OUT', 'FORBIDDEN'].includes(codeOf(error) ?? '')) void revalidate();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.admin.activity.key() }),
  });
}
