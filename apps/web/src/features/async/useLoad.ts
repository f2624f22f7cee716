import { useEffect, useState } from 'react';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

/** The state of what a screen cannot do without. */
export type LoadState<T> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: T };

interface LoadOptions {
  /** Names the place in reports of a failure. */
  readonly context: string;
  /** Whether the last value stays until the next one arrives. */
  readonly keepsLast?: boolean;
}

/** Loads what a screen cannot do without, and again on request. Memoize the function. */
export function useLoad<T>(load: () => Promise<T>, { context, keepsLast = false }: LoadOptions) {
  const { report } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    let isCurrent = true;
    setState((last) => (keepsLast && last.status === 'ready' ? last : { status: 'loading' }));
    load().then(
      (value) => {
        if (isCurrent) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        reportUnforeseen(report, error, context);
        if (isCurrent) setState({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, context, keepsLast, load, report]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
