import type { Records } from '@aulario/local-data';
import { useServices } from '../services/Services.tsx';
import { useAccountId } from './account.ts';

/** The local records of the signed-in account, or of the visitor. */
export function useOwnRecords(): Records {
  const { localData } = useServices();
  const accountId = useAccountId();
  return accountId === null ? localData.visitor : localData.account(accountId);
}
