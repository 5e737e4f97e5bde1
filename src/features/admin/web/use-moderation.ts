import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../web/api/client.ts';
import { query } from '../../../web/api/query.ts';
import { messageOf } from '../../../web/api/display-error.ts';
import { notifyError, notifySuccess } from '../../../web/ui/feedback/notify.ts';

/** Everything on the desk that tells of an account is read again. */
export function useRefreshDesk() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [query.admin.user, query.admin.users, query.admin.activity, query.reports].map((part) =>
        queryClient.invalidateQueries({ queryKey: part.key() }),
      ),
    );
}

/** What an admin orders about an account. The two that take a reason are called from a dialog, which shows a failure. */
export function useModeration(userId: string) {
  const refresh = useRefreshDesk();
  const undo = (run: () => Promise<unknown>, done: string, failed: string) => ({
    mutationFn: run,
    onSuccess: () => notifySuccess(done),
    onError: (error: unknown) => notifyError(failed, messageOf(error)),
    onSettled: refresh,
  });
  return {
    takeDown: async (reason: string) => {
      await api.admin.takeDown({ userId, reason });
      notifySuccess('The page is down');
      await refresh();
    },
    suspend: async (reason: string) => {
      await api.admin.suspend({ userId, reason });
      notifySuccess('The account is suspended');
      await refresh();
    },
    putBack: useMutation(
      undo(() => api.admin.putBack({ userId }), 'The page is back', 'Failed to put the page back'),
    ),
    setShareStepsLifted: useMutation({
      mutationFn: (isLifted: boolean) => api.admin.setShareStepsLifted({ userId, isLifted }),
      onSuccess: (_done, isLifted) =>
        notifySuccess(isLifted ? 'The account may build without sharing' : 'The sharing steps are asked for'),
      onError: (error) => notifyError('Failed to change the sharing steps', messageOf(error)),
      onSettled: refresh,
    }),
    restore: useMutation(
      undo(() => api.admin.restore({ userId }), 'The account is restored', 'Failed to restore the account'),
    ),
  };
}
