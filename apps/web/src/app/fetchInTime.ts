/** How long anything outside the page may take, in milliseconds, before the visitor is told. */
export const longestWait = 20_000;

/** As `fetch`, but headers and body must have arrived in time. */
export const fetchInTime: typeof fetch = (address, request) =>
  fetch(address, { ...request, signal: AbortSignal.timeout(longestWait) });
