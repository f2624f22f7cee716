export { isIntactManifest } from '../static/manifestFile.ts';
export { isIntactPart } from '../static/partChecksum.ts';
export { columnPaths } from '../static/parts/columnPaths.ts';
export { createServedCatalogue } from './createServedCatalogue.ts';
export { createWorkerCatalogue } from './createWorkerCatalogue.ts';
export { fetchCatalogueInit } from './fetchCatalogueInit.ts';
export { type Report, serveCatalogue, type WorkerScope } from './serveCatalogue.ts';
