import { useEffect, useState } from 'react';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

/** A request; its signal is aborted once the answer is no longer needed. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

/** The state of what a screen loads. */
export type LoadState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly value: T };

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
  readonly state: LoadState<T>;
}

const loading = { status: 'loading' } as const;

/**
 * Loads what a screen shows, and again on request. A new request aborts the previous one. Memoize
 * the function; null requests nothing.
 */
export function useLoad<T>(
  load: Load<T> | null,
  { context, keepsLast = false, known = null }: LoadOptions<T>,
) {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Ended<T> | null>(
    known === null ? null : { load: null, attempt, state: { status: 'ready', value: known } },
  );

  useEffect(() => {
    if (load === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (value) => {
        if (!signal.aborted) setEnded({ load, attempt, state: { status: 'ready', value } });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        reportUnforeseen(report, error, context);
        setEnded({ load, attempt, state: { status: 'failed', error } });
      },
    );
    return () => controller.abort();
  }, [attempt, context, load, report]);

  const isShown =
    (ended?.load === load && ended.attempt === attempt) ||
    (keepsLast && ended?.state.status === 'ready');
  const state: LoadState<T> = ended !== null && isShown ? ended.state : loading;
  return { state, retry: () => setAttempt((count) => count + 1) };
}
