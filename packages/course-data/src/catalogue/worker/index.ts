export { isIntactManifest } from '../static/manifestFile.ts';
export { isIntactPart } from '../static/partBytes.ts';
export { columnPaths } from '../static/parts/columnPaths.ts';
export { createWorkerCatalogue, fetchCatalogueInit } from './createWorkerCatalogue.ts';
export {
  createServedCatalogue,
  type Report,
  serveCatalogue,
  type WorkerScope,
} from './serveCatalogue.ts';
