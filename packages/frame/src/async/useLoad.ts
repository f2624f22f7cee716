import { useEffect, useState } from 'react';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';
import { type AsyncResult, failureCodeOf } from './asyncResult.ts';

/** A request; its signal is aborted once the answer is no longer needed. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface LoadOptions<T> {
  /** Names the place in reports of a failure. */
  readonly context: string;
  /** Whether the last value stays until the next request ends. */
  readonly keepsLast?: boolean;
  /** A value known before the first request, to keep like a last one. */
  readonly known?: T | null;
}

interface Ended<T> {
  readonly load: Load<T> | null;
  readonly attempt: number;
  readonly result: AsyncResult<T>;
}

/**
 * Loads what a screen shows, and again on request. The result is null while loading. A new request
 * aborts the previous one. Memoize the function; null requests nothing.
 */
export function useLoad<T>(
  load: Load<T> | null,
  { context, keepsLast = false, known = null }: LoadOptions<T>,
) {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Ended<T> | null>(
    known === null ? null : { load: null, attempt, result: { status: 'found', value: known } },
  );

  useEffect(() => {
    if (load === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => {
        if (!signal.aborted) setEnded({ load, attempt, result: { status: 'found', value } });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        reportUnforeseen(report, error, context);
        setEnded({ load, attempt, result: { status: 'failed', code: failureCodeOf(error) } });
      },
    );
    return () => controller.abort();
  }, [attempt, context, load, report]);

  const isShown =
    (ended?.load === load && ended.attempt === attempt) ||
    (keepsLast && ended?.result.status === 'found');
  const result = ended !== null && isShown ? ended.result : null;
  return { result, retry: () => setAttempt((count) => count + 1) };
}
