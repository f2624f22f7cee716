import { type CataloguePage, type CatalogueQuery, fromQueryString } from '@aulario/course-data';
import { readLanguage } from '../language/language.ts';
import type { Services } from '../services/Services.tsx';
import { type Outcome, outcomeOf, type Pending, type Settle } from './outcome.ts';
import { readPreferredCategory } from './preferredCategory.ts';

export interface CatalogueData {
  query: CatalogueQuery;
  outcome: Pending<CataloguePage>;
}

/** How many answers are kept for Back and Forward, which then restore the page and the place in it. */
const most = 12;

function createMemory() {
  const answers = new Map<string, Outcome<CataloguePage>>();
  return {
    recall: (key: string) => answers.get(key),
    keep(key: string, outcome: Outcome<CataloguePage>) {
      if (outcome.status === 'failed') return;
      answers.delete(key);
      answers.set(key, outcome);
      const [oldest] = answers.keys();
      if (answers.size > most && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** Who is asking, as this browser remembers it; never in the address. */
export const readerOf = ({ storage }: Services) => ({
  preferredCategory: readPreferredCategory(storage),
  language: readLanguage(storage),
});

/** Starts the search with the route. It never fails the route: the screen keeps the query. */
export function createCatalogueLoader(services: Services, settle: Settle) {
  const memory = createMemory();

  return async ({ request }: { request: Request }): Promise<CatalogueData> => {
    const query = fromQueryString(new URL(request.url).searchParams, readerOf(services));
    const key = JSON.stringify(query);
    const known = memory.recall(key);
    if (known !== undefined) return { query, outcome: known };
    const search = outcomeOf(services.catalogue.search(query, { signal: request.signal }));
    void search.then((outcome) => memory.keep(key, outcome));
    return { query, ...(await settle(search)) };
  };
}
