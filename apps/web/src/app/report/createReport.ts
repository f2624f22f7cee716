import type { Report } from '@aulario/frame/services/report.ts';

/** The maximum number of reports per page: errors in a loop add no information. */
const maxReports = 20;

/** The fields of a report. */
export interface ErrorReport {
  name: string;
  message: string;
  stack: string;
  context: string;
}

const maxTextLength = 4_000;

/** Removes what may identify a person or reveal a search: queries and e-mail addresses. */
const withoutPersonalData = (text: string) =>
  text
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/[^\s<>"'(]+@[^\s<>"'):]+\.[a-z]{2,}/gi, '<email>')
    .slice(0, maxTextLength);

function stackOf(error: Error): string {
  const own = error.stack ?? '';
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

/** Converts an error to a report without personal data. */
export function errorReportOf(error: unknown, context: string): ErrorReport {
  const known = error instanceof Error ? error : new Error(String(error));
  return {
    name: known.name,
    message: withoutPersonalData(known.message),
    stack: withoutPersonalData(stackOf(known)),
    context,
  };
}

interface ReportOptions {
  /** The endpoint that receives reports as JSON; '' sends none. */
  url: string;
  isDevelopment: boolean;
}

/**
 * Reports errors to the console in development, and to the endpoint if one is configured. The same
 * error in the same place is reported once.
 */
export function createReport({ url, isDevelopment }: ReportOptions): Report {
  const sent = new Set<string>();
  return (error, context) => {
    // biome-ignore lint/suspicious/noConsole: the console is where a developer looks for errors.
    if (isDevelopment) console.error(context, error);
    if (url === '') return;
    const report = errorReportOf(error, context);
    const key = `${context} ${report.message}`;
    if (sent.has(key) || sent.size >= maxReports) return;
    sent.add(key);
    const body = JSON.stringify(report);
    // Without credentials, and without the address of the page.
    const request = { method: 'POST', body, keepalive: true, referrer: '' } as const;
    // A report that cannot be sent is lost: there is nobody left to tell.
    fetch(url, { ...request, credentials: 'omit' }).catch(() => undefined);
  };
}

/** Reports uncaught errors, and code that failed to load even if the caller handles that. */
export function reportUncaught(page: Window, report: Report): void {
  page.addEventListener('error', ({ error, message }) => report(error ?? message, 'uncaught'));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, 'unhandled rejection'),
  );
  page.addEventListener('vite:preloadError', ({ payload }) => report(payload, 'loading code'));
}
