import { useWithdrawActions } from '@aulario/ui';
import { useEffect, useRef } from 'react';

/**
 * Withdraws the offers to undo when the session in which they were made ends.
 *
 * @param accountId - The account of the session; null for none.
 */
export function useEndOfUndo(accountId: string | null): void {
  const withdrawActions = useWithdrawActions();
  const earlierId = useRef(accountId);
  useEffect(() => {
    if (earlierId.current !== null && earlierId.current !== accountId) withdrawActions();
    earlierId.current = accountId;
  }, [accountId, withdrawActions]);
}
