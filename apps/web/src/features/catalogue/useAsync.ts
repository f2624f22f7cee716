import { useEffect, useState } from 'react';

type Request<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The result of a request that a screen makes beside its loader's; null until the first one
 * arrives. The last result stays until the next one arrives or fails. A new request aborts the
 * previous one. Memoize the function; null requests nothing.
 *
 * @param known - Replaces the first result until it arrives.
 */
export function useAsync<T>(request: Request<T> | null, known: T | null = null): T | null {
  const [answer, setAnswer] = useState(known);

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (value: T | null) => {
      if (!signal.aborted) setAnswer(value);
    };
    request(signal).then(show, () => show(null));
    return () => controller.abort();
  }, [request]);

  return answer;
}
