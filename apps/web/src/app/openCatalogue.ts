import { createWorkerCatalogue, fetchCatalogueInit } from '@aulario/course-data/worker';
import type { Report } from '../features/services/report.ts';
import { fetchInTime, requestTimeoutMs } from './fetchInTime.ts';
import { startCatalogueWorker } from './startCatalogueWorker.ts';

const baseUrl = '/catalogue/';

/**
 * The catalogue in static files, in a worker. Nothing of it is loaded before the first question;
 * then its manifest and the worker's code travel at the same time.
 */
export const openCatalogue = (report: Report) =>
  createWorkerCatalogue({
    start: startCatalogueWorker,
    init: () => fetchCatalogueInit(baseUrl, fetchInTime),
    // A question may need one file after another; the worker's own code may hang too.
    answerTimeoutMs: 2 * requestTimeoutMs,
    report,
  });
