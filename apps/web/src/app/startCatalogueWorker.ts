import { workerAddress } from './workerAddress.ts';

const name = 'catalogue';

/**
 * Starts the worker that holds the catalogue. After one that failed its code is brought past the
 * browser's HTTP cache first: that may keep a failure of the host.
 */
export async function startCatalogueWorker(hasFailed: boolean): Promise<Worker> {
  const address = workerAddress(name);
  if (hasFailed) await fetch(address, { cache: 'reload' }).catch(() => undefined);
  return new Worker(address, { type: 'module', name });
}
