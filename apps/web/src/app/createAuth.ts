import { type AuthService, lazyAuthService, resumeSignOut, withTimeout } from '@aulario/auth';
import type { LocalData } from '@aulario/local-data';
import { withLocalData } from '../features/accountData/withLocalData.ts';
import { restorePreferredCategory } from '../features/catalogue/preferredCategory.ts';
import type { OfflineCopy } from '../features/services/OfflineCopy.ts';
import { openStorage } from '../features/services/openStorage.ts';
import { requestTimeoutMs } from './fetchInTime.ts';

/** The accounts, whose code is loaded when it is needed and whose every wait has an end. */
export function createAuth(
  storage: Storage,
  localData: LocalData,
  offline: OfflineCopy,
): AuthService {
  const accounts = lazyAuthService(async () => (await import('./accounts.ts')).openAccounts());
  return withLocalData(resumeSignOut(withTimeout(accounts, requestTimeoutMs), storage), {
    localData,
    storage,
    tabStorage: openStorage('sessionStorage'),
    offline,
    onSignIn: (accountId) => restorePreferredCategory({ localData, storage }, accountId),
  });
}
