import { createWorkerCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';
import type { Report } from '../features/services/report.ts';
import { fetchInTime, requestTimeoutMs } from './fetchInTime.ts';
import { startCatalogueWorker } from './startCatalogueWorker.ts';

const baseUrl = '/catalogue/';

/** The page preloads the worker's code where its screen starts with a request (preloadRoute.ts). */
const isRequestExpected = () =>
  document.querySelector('link[rel=modulepreload][href*=catalogueWorker]') !== null;

/**
 * Opens the static catalogue in a worker. Loads nothing before a request is to be expected; then
 * fetches the manifest and the worker's code in parallel.
 */
export const openCatalogue = (report: Report) =>
  createWorkerCatalogue({
    start: startCatalogueWorker,
    startsAtOnce: isRequestExpected(),
    init: () => fetchCatalogueInit(baseUrl, fetchInTime),
    // A request may need several files in sequence, and the worker's own code may hang too.
    answerTimeoutMs: 2 * requestTimeoutMs,
    report,
  });
