import type { CategoryOverview } from '@aulario/course-data';
import { type AsyncResult, resultOf } from '@aulario/frame/async/asyncResult.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';

export interface OverviewData {
  overview: AsyncResult<readonly CategoryOverview[]>;
}

/** Loads the counts of the categories, without which the screen would move when they come. */
export function createOverviewLoader({ catalogue }: Services) {
  return async ({ request }: { request: Request }): Promise<OverviewData> => {
    const asked = catalogue.overview({ category: null }, { signal: request.signal });
    return { overview: await resultOf(asked) };
  };
}
