import { CatalogueError, networkError } from '@aulario/course-data';
import { fetchInTime } from '../fetchInTime.ts';
import { workerAddress } from './workerAddress.ts';

const name = 'catalogue';

/**
 * Fetches a script past the browser's HTTP cache, which may contain a failure of the host. A worker
 * does not tell why its script could not be loaded; this does.
 */
async function refresh(address: string): Promise<void> {
  const { ok, status } = await fetchInTime(address, { cache: 'reload' }).catch((error: unknown) => {
    throw networkError(error);
  });
  if (!ok) throw new CatalogueError('unavailable', status);
}

/**
 * Starts the catalogue's worker. If the previous one failed, first refreshes its code.
 *
 * @throws CatalogueError if the browser has no workers, or the code cannot be fetched.
 */
export async function startCatalogueWorker(hasFailed: boolean): Promise<Worker> {
  if (typeof Worker === 'undefined') throw new CatalogueError('unsupported');
  const address = workerAddress(name);
  if (hasFailed) await refresh(address);
  return new Worker(address, { type: 'module', name });
}
