import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { codeOf } from '../../../../web/api/display-error.ts';

export const secondFactorPage = '/login?view=second_factor';

/** @returns a function that redirects on SECOND_FACTOR_NEEDED, and returns whether it did. */
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
