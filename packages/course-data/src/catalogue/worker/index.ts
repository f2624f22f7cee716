export { isIntactManifest } from '../static/manifest.ts';
export { askForManifest } from './askForManifest.ts';
export { createServedCatalogue } from './createServedCatalogue.ts';
export {
  type CatalogueWorker,
  createWorkerCatalogue,
  type WorkerCatalogueOptions,
} from './createWorkerCatalogue.ts';
export type { FromWorker, Opening, ToWorker } from './protocol.ts';
export { type Report, serveCatalogue, type WorkerScope } from './serveCatalogue.ts';
