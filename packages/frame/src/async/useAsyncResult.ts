import { useCallback, useSyncExternalStore } from 'react';
import type { AsyncResult, Pending } from './asyncResult.ts';

/** The settled result; null while pending, and without a request. */
export function useAsyncResult<T>(pending: Pending<T> | null): AsyncResult<T> | null {
  const subscribe = useCallback(
    (onSettled: () => void) => {
      let isSubscribed = true;
      if (pending instanceof Promise) void pending.then(() => isSubscribed && onSettled());
      return () => {
        isSubscribed = false;
      };
    },
    [pending],
  );
  const read = () => (pending instanceof Promise ? (pending.settled ?? null) : pending);
  return useSyncExternalStore(subscribe, read, read);
}
