import { useEffect, useState } from 'react';
import type { Outcome, Pending } from './outcome.ts';

/** What became of the question, or null while its answer is on its way, and where none was asked. */
export function useOutcome<T>(outcome: Pending<T> | null): Outcome<T> | null {
  const [settled, setSettled] = useState<{ of: unknown; outcome: Outcome<T> }>();

  useEffect(() => {
    if (!(outcome instanceof Promise)) return;
    let isCurrent = true;
    void outcome.then((result) => {
      if (isCurrent) setSettled({ of: outcome, outcome: result });
    });
    return () => {
      isCurrent = false;
    };
  }, [outcome]);

  if (!(outcome instanceof Promise)) return outcome;
  return settled?.of === outcome ? settled.outcome : null;
}
