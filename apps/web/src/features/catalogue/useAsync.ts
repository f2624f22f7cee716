import { useEffect, useState } from 'react';

type Request<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The answer to a request that a screen makes beside its loader's: null until the first one comes.
 * The last answer stays while the next request is under way, and goes when that one fails. A new
 * request aborts the one before it. Pass a function that changes only with what it asks for; null
 * asks for nothing.
 *
 * @param known - Stands for the first answer until that one comes.
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
