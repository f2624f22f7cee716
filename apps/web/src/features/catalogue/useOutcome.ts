import { useEffect, useState } from 'react';
import type { CatalogueData, CatalogueOutcome } from './catalogueLoader.ts';

/** What became of the search, or null while its courses are on their way. */
export function useOutcome(outcome: CatalogueData['outcome']): CatalogueOutcome | null {
  const [settled, setSettled] = useState<{ of: unknown; outcome: CatalogueOutcome }>();

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
