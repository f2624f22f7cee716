import { AuthError, type AuthService, mapActions } from '@aulario/auth';
import type { Report } from '../features/services/report.ts';

/** What no user caused and no screen can explain. */
const isUnexplained = (error: unknown) =>
  !(error instanceof AuthError) || error.code === 'unknown' || error.code === 'not-available';

/** A service whose unexplained failures are reported, whatever its screens make of them. */
export const reportingAuth = (service: AuthService, report: Report): AuthService =>
  mapActions(service, async (run) => {
    try {
      return await run();
    } catch (error) {
      if (isUnexplained(error)) report(error, 'accounts');
      throw error;
    }
  });
