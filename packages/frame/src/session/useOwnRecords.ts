import type { Records } from '@aulario/local-data';
import { useMemo } from 'react';
import { useServices } from '../services/Services.tsx';
import { useAccountId } from './account.ts';

/** The local records of the signed-in account, or of the visitor. */
export function useOwnRecords(): Records {
  const { localData } = useServices();
  const accountId = useAccountId();
  // A screen that renders once more after the sign-out must not open the account's records again.
  return useMemo(
    () => (accountId === null ? localData.visitor : localData.account(accountId)),
    [accountId, localData],
  );
}
