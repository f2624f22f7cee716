/** How long a request may take before the reader is told, in milliseconds. */
export const requestTimeoutMs = 20_000;

/** Like `fetch`, but fails unless headers and body arrive in time. The caller's own signal still aborts. */
export const fetchInTime: typeof fetch = (address, request) => {
  const timeoutSignal = AbortSignal.timeout(requestTimeoutMs);
  const signal = request?.signal ? AbortSignal.any([request.signal, timeoutSignal]) : timeoutSignal;
  return fetch(address, { ...request, signal });
};
