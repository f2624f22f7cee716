import { useEffect, useState } from 'react';
import type { AsyncResult, Pending } from './asyncResult.ts';

/** The settled result; null while the request is under way, and without a request. */
export function useAsyncResult<T>(pending: Pending<T> | null): AsyncResult<T> | null {
  const [settled, setSettled] = useState<{ of: unknown; result: AsyncResult<T> }>();

  useEffect(() => {
    if (!(pending instanceof Promise)) return;
    let isCurrent = true;
    void pending.then((result) => {
      if (isCurrent) setSettled({ of: pending, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [pending]);

  if (!(pending instanceof Promise)) return pending;
  return settled?.of === pending ? settled.result : null;
}
