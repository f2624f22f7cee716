import type { Report } from '../features/services/report.ts';

/** One page reports no more: an error in a loop says nothing new. */
const maxReports = 20;

/** What is sent of an error. */
export interface ErrorReport {
  name: string;
  message: string;
  stack: string;
  context: string;
}

const maxTextLength = 4_000;

/** Removes what may identify a person or reveal a search: queries of addresses, e-mail addresses. */
const withoutPersonalData = (text: string) =>
  text
    .replace(/\?[^\s)'"]*/g, '')
    .replace(/[^\s<>"'(]+@[^\s<>"'):]+\.[a-z]{2,}/gi, '<email>')
    .slice(0, maxTextLength);

function stackOf(error: Error): string {
  const own = error.stack ?? '';
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}

/** An error as it may leave the device. */
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
  /** Where reports are posted to as JSON; '' sends none. */
  url: string;
  isDevelopment: boolean;
}

/**
 * The console in development; an endpoint where one is configured; nothing otherwise. The same error
 * in the same place is reported once.
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
    fetch(url, { ...request, credentials: 'omit' }).catch(() => undefined);
  };
}

/** Reports uncaught errors, and code that could not be loaded even where the caller goes on without it. */
export function reportUncaught(page: Window, report: Report): void {
  page.addEventListener('error', ({ error, message }) => report(error ?? message, 'uncaught'));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    report(reason, 'unhandled rejection'),
  );
  page.addEventListener('vite:preloadError', ({ payload }) => report(payload, 'loading code'));
}
