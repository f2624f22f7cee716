import { fetchInTime } from './fetchInTime.ts';
import { workerAddress } from './workerAddress.ts';

const name = 'catalogue';

/**
 * Starts the catalogue's worker. If the previous one failed, first refreshes its code past the
 * browser's HTTP cache, which may contain a failure of the host.
 */
export async function startCatalogueWorker(hasFailed: boolean): Promise<Worker> {
  const address = workerAddress(name);
  if (hasFailed) await fetchInTime(address, { cache: 'reload' }).catch(() => undefined);
  return new Worker(address, { type: 'module', name });
}
