export { askForManifest } from './askForManifest.ts';
export {
  type CatalogueWorker,
  createWorkerCatalogue,
  type WorkerCatalogueOptions,
} from './createWorkerCatalogue.ts';
export { openServed } from './openServed.ts';
export type { FromWorker, Opening, ToWorker } from './protocol.ts';
export { type ServingScope, serveCatalogue } from './serveCatalogue.ts';
