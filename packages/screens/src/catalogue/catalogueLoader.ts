import {
  type CataloguePage,
  type CatalogueQuery,
  type CategoryId,
  emptyQuery,
  fromQueryString,
  readPreferredCategory,
} from '@aulario/course-data';
import {
  type AsyncResult,
  type Pending,
  resultOf,
  withGraceDelay,
} from '@aulario/frame/async/asyncResult.ts';
import { inTime } from '@aulario/frame/async/inTime.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { Goal } from '@aulario/my-courses/route';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OfferedFilters } from './facets/useFilters.ts';
import { loadGoal } from './goals/loadGoal.ts';
import { type HubData, hubQuery, type LoadingHub, loadHub } from './hub/hubData.ts';

export interface CatalogueData {
  query: CatalogueQuery;
  /** Null for the whole catalogue. */
  hub: HubData | null;
  result: Pending<CataloguePage>;
  /** The goal that the text names, settled before the result, so that its offer moves nothing. */
  goal: Pending<Goal | null>;
  /** The counts of the filters, in a prerendered page. */
  offered?: OfferedFilters | undefined;
}

/** The longest that courses wait for the goal of their search, in milliseconds. */
const maxGoalMs = 1000;

/** The goal that a text of several words names; a single one is mostly a subject. */
const goalOf = (text: string): Promise<Goal | null> =>
  text.trim().includes(' ') ? inTime(loadGoal(text), maxGoalMs, null) : Promise.resolve(null);

async function settledAfter<T>(answer: Promise<T>, other: Promise<unknown>): Promise<T> {
  const value = await answer;
  await other;
  return value;
}

type Asked = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/**
 * The number of answers cached for Back and Forward, which then restore page and scroll position.
 */
const maxAnswers = 12;

function createMemory() {
  const answers = new Map<string, AsyncResult<CataloguePage>>();
  return {
    recall: (key: string) => answers.get(key),
    keep(key: string, result: AsyncResult<CataloguePage>) {
      if (result.status === 'failed') return;
      answers.delete(key);
      answers.set(key, result);
      const [oldest] = answers.keys();
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/**
 * Starts the search of the catalogue, or of the hub in the address, with the route. Rejects only
 * for an address that names no hub; the screen shows other failures.
 *
 * @param firstCategory - The category that browsing starts with when none is saved; null for one
 * course of each.
 * @param shownLanguage - Returns the language that is shown, for addresses without one until a choice is stored.
 */
export function createCatalogueLoader(
  services: Services,
  firstCategory: CategoryId | null,
  shownLanguage: () => Language,
) {
  const { catalogue, storage } = services;
  const memory = createMemory();

  /** The reader's preferences in this browser, which addresses do not contain. */
  const readerAt = (pathname: string) => ({
    preferredCategory: readPreferredCategory(storage) ?? firstCategory,
    language: languageAt(pathname, storage, shownLanguage()),
  });

  /** The hub's answers appear together with the courses if they arrive as fast. */
  async function hubInTime(asked: LoadingHub | null): Promise<HubData | null> {
    if (asked === null) return null;
    const [{ result: overview }, { result: summary }] = await Promise.all([
      withGraceDelay(asked.overview),
      withGraceDelay(asked.summary),
    ]);
    return { ...asked, overview, summary };
  }

  return async ({ params, request }: Asked): Promise<CatalogueData> => {
    const { pathname, searchParams } = new URL(request.url);
    const reader = readerAt(pathname);
    const wanted = fromQueryString(searchParams, reader);
    const plain = { ...emptyQuery, ...reader };
    const asked = await loadHub(catalogue, params, plain, request.signal);
    const query = asked === null ? wanted : hubQuery(wanted, asked);
    const key = JSON.stringify(query);
    const known = memory.recall(key);
    const loadingGoal = resultOf(goalOf(query.text));
    const search =
      known === undefined
        ? resultOf(settledAfter(catalogue.search(query, { signal: request.signal }), loadingGoal))
        : Promise.resolve(known);
    void search.then((result) => memory.keep(key, result));
    const [hub, { result }, { result: goal }] = await Promise.all([
      hubInTime(asked),
      withGraceDelay(search),
      withGraceDelay(loadingGoal),
    ]);
    return { query, hub, result, goal };
  };
}
