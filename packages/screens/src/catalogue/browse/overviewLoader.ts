import type { CategoryOverview } from '@aulario/course-data';
import { type Pending, resultOf, withGraceDelay } from '@aulario/frame/async/asyncResult.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';

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
