/** How long anything outside the page may take, in milliseconds, before the visitor is told. */
export const requestTimeoutMs = 20_000;

/** As `fetch`, but headers and body must have arrived in time. The caller's own signal still aborts. */
export const fetchInTime: typeof fetch = (address, request) => {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = request?.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  return fetch(address, { ...request, signal });
};
