import { workerAddress } from './workerAddress.ts';

/** Starts the worker that holds the catalogue. */
export const startCatalogueWorker = (): Worker =>
  new Worker(workerAddress('catalogue'), { type: 'module', name: 'catalogue' });
