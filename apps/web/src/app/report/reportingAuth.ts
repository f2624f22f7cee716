import { AuthError, type AuthErrorCode, type AuthService, mapActions } from '@aulario/auth';
import type { Report } from '@aulario/frame/services/report.ts';

/** Codes that only who runs the service can do something about. */
const operatorCodes = new Set<AuthErrorCode>(['unknown', 'not-available', 'not-erased']);

/** Whether an error is neither caused by the user nor explained by a screen. */
const isUnexplained = (error: unknown) =>
  !(error instanceof AuthError) || operatorCodes.has(error.code);

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
