import { AuthError, type AuthService, mapActions } from '@aulario/auth';
import type { Report } from '@aulario/frame/services/report.ts';

/** Whether an error is neither caused by the user nor explained by a screen. */
const isUnexplained = (error: unknown) =>
  !(error instanceof AuthError) || error.code === 'unknown' || error.code === 'not-available';

/** Forwards only unexplained failures. */
export const reportUnexplained =
  (report: Report): Report =>
  (error, context) => {
    if (isUnexplained(error)) report(error, context);
  };

/** Reports the unexplained failures of a service; screens still receive them. */
export const reportingAuth = (service: AuthService, report: Report): AuthService =>
  mapActions(service, async (run) => {
    try {
      return await run();
    } catch (error) {
      reportUnexplained(report)(error, 'accounts');
      throw error;
    }
  });
