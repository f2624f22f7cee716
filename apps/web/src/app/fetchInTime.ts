/** The maximum duration of a request in milliseconds. */
export const requestTimeoutMs = 20_000;

/**
 * Like `fetch`, but fails unless headers and body arrive in time. The caller's signal still aborts.
 */
export const fetchInTime: typeof fetch = (address, request) => {
  const timeoutSignal = AbortSignal.timeout(requestTimeoutMs);
  const signal = request?.signal ? AbortSignal.any([request.signal, timeoutSignal]) : timeoutSignal;
  return fetch(address, { ...request, signal });
};
