import { useEffect, useState } from 'react';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

type Request<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The result of a request that a screen makes beside its loader's; null until the first one
 * arrives. The last result stays until the next one arrives or fails. A new request aborts the
 * previous one. Memoize the function; null requests nothing.
 *
 * @param known - Replaces the first result until it arrives.
 */
export function useAsync<T>(request: Request<T> | null, known: T | null = null): T | null {
  const { report } = useServices();
  const [answer, setAnswer] = useState(known);

  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    request(signal).then(
      (value) => {
        if (!signal.aborted) setAnswer(value);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        reportUnforeseen(report, error, 'request of a screen');
        setAnswer(null);
      },
    );
    return () => controller.abort();
  }, [report, request]);

  return answer;
}
