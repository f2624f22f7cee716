import type { CategoryOverview } from '@aulario/course-data';
import type { Services } from '../../services/Services.tsx';
import { outcomeOf, type Pending, type Settle } from '../outcome.ts';

export interface OverviewData {
  overview: Pending<readonly CategoryOverview[]>;
}

/** Counts what stands behind each door. */
export function createOverviewLoader({ catalogue }: Services, settle: Settle) {
  return async ({ request }: { request: Request }): Promise<OverviewData> => {
    const asked = outcomeOf(catalogue.overview({ category: null }, { signal: request.signal }));
    const { outcome } = await settle(asked);
    return { overview: outcome };
  };
}
