import { type AuthService, lazyAuthService, resumeSignOut, withTimeout } from '@aulario/auth';
import type { OfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import type { Report } from '@aulario/frame/services/report.ts';
import {
  authWithLocalData,
  type LocalDataOfSession,
} from '@aulario/frame/session/localData/authWithLocalData.ts';
import { requestTimeoutMs } from './fetchInTime.ts';
import { reportUnexplained } from './report/reportingAuth.ts';

/** The accounts: their code is loaded when needed, and every request has a timeout. */
export function createAuth(
  storage: Storage,
  records: Pick<LocalDataOfSession, 'records' | 'onSignIn'>,
  offline: OfflineCopy,
  report: Report,
): AuthService {
  const reportTo = reportUnexplained(report);
  const accounts = lazyAuthService(async () =>
    (await import('./accounts.ts')).openAccounts(reportTo),
  );
  return authWithLocalData(resumeSignOut(withTimeout(accounts, requestTimeoutMs), storage), {
    ...records,
    storage,
    tabStorage: openStorage('sessionStorage'),
    offline,
  });
}
