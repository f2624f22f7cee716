import { type AuthService, lazyAuthService, resumeSignOut, withTimeout } from '@aulario/auth';
import { restorePreferredCategory } from '@aulario/course-data';
import type { LocalData } from '@aulario/local-data';
import { authWithLocalData } from '../features/accountData/authWithLocalData.ts';
import type { OfflineCopy } from '../features/services/OfflineCopy.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Report } from '../features/services/report.ts';
import { requestTimeoutMs } from './fetchInTime.ts';
import { reportUnexplained } from './reportingAuth.ts';

/** The accounts: their code is loaded when needed, and every request has a timeout. */
export function createAuth(
  storage: Storage,
  localData: LocalData,
  offline: OfflineCopy,
  report: Report,
): AuthService {
  const reportTo = reportUnexplained(report);
  const accounts = lazyAuthService(async () =>
    (await import('./accounts.ts')).openAccounts(reportTo),
  );
  return authWithLocalData(resumeSignOut(withTimeout(accounts, requestTimeoutMs), storage), {
    localData,
    storage,
    tabStorage: openStorage('sessionStorage'),
    offline,
    onSignIn: (accountId) => restorePreferredCategory({ localData, storage }, accountId),
  });
}
