import { AuthError, type AuthService, mapActions } from '@aulario/auth';
import type { Report } from '../features/services/report.ts';

/** Neither caused by the user nor explained by a screen. */
const isUnexplained = (error: unknown) =>
  !(error instanceof AuthError) || error.code === 'unknown' || error.code === 'not-available';

/** Passes only unexplained failures on. */
export const reportUnexplained =
  (report: Report): Report =>
  (error, context) => {
    if (isUnexplained(error)) report(error, context);
  };

/** A service that reports its unexplained failures, in addition to what its screens show. */
export const reportingAuth = (service: AuthService, report: Report): AuthService =>
  mapActions(service, async (run) => {
    try {
      return await run();
    } catch (error) {
      reportUnexplained(report)(error, 'accounts');
      throw error;
    }
  });
