import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { codeOf } from '../../../../web/api/display-error.ts';

/** Where somebody goes who has shown one way in and has a second factor. */
export const secondFactorPage = '/login?view=second_factor';

/** @returns a function that leads to the second factor when a failure is the wish for it, and says whether it was. */
export function useSecondFactorRedirect() {
  const navigate = useNavigate();
  return useCallback(
    async (error: unknown): Promise<boolean> => {
      if (codeOf(error) !== 'SECOND_FACTOR_NEEDED') return false;
      await navigate(secondFactorPage, { replace: true });
      return true;
    },
    [navigate],
  );
}
