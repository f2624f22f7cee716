import { type Catalogue, fromQueryString } from '@aulario/course-data';
import { createWorkerCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import type { Report } from '@aulario/frame/services/report.ts';
import { fetchInTime, requestTimeoutMs } from '../fetchInTime.ts';
import { startCatalogueWorker } from './startCatalogueWorker.ts';

const baseUrl = '/catalogue/';

/** The page preloads the worker's code where its screen starts with a request (preloadRoute.ts). */
const isRequestExpected = () =>
  document.querySelector('link[rel=modulepreload][href*=catalogueWorker]') !== null;

let report: Report = () => undefined;
let opened: Catalogue | null = null;

/**
 * Opens the static catalogue in a worker: one per page. Loads nothing before a request is to be
 * expected; then fetches the manifest and the worker's code in parallel.
 *
 * @param reportTo - Receives the failures of the worker, from this call on.
 */
export function openCatalogue(reportTo = report): Catalogue {
  report = reportTo;
  opened ??= createWorkerCatalogue({
    start: startCatalogueWorker,
    startsAtOnce: isRequestExpected(),
    init: () => fetchCatalogueInit(baseUrl, fetchInTime),
    // A request may need several files in sequence, and the worker's own code may hang too.
    answerTimeoutMs: 2 * requestTimeoutMs,
    report: (error, context) => report(error, context),
  });
  return opened;
}

/** Asks for the search in the address, so that the worker has its files when the screen asks. */
function searchInAdvance() {
  const language = languageAt(location.pathname, openStorage('localStorage'));
  const query = fromQueryString(location.search, { language, preferredCategory: null });
  // The request of the screen reports a failure.
  openCatalogue()
    .search(query)
    .catch(() => undefined);
}

// A page that is opened at a search runs this module in parallel with the application.
if (isRequestExpected() && new URLSearchParams(location.search).has('q')) searchInAdvance();
