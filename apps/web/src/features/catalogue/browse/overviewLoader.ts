import type { CategoryOverview } from '@aulario/course-data';
import type { Services } from '../../services/Services.tsx';
import { type Pending, resultOf, withGraceDelay } from '../asyncResult.ts';

export interface OverviewData {
  overview: Pending<readonly CategoryOverview[]>;
}

/** Loads the counts of the categories. */
export function createOverviewLoader({ catalogue }: Services) {
  return async ({ request }: { request: Request }): Promise<OverviewData> => {
    const asked = resultOf(catalogue.overview({ category: null }, { signal: request.signal }));
    const { result } = await withGraceDelay(asked);
    return { overview: result };
  };
}
