import { type Catalogue, CatalogueError, delegateCatalogue } from '@aulario/course-data';
import type { Report } from '../features/services/report.ts';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** No answer at all: the network of the device is no news. */
const isOffline = (error: unknown) =>
  error instanceof CatalogueError && error.code === 'network' && error.cause instanceof TypeError;

/** A catalogue whose failures are reported, whatever its screens make of them. */
export const reportingCatalogue = (catalogue: Catalogue, report: Report): Catalogue =>
  delegateCatalogue(async (kind, request, options) => {
    try {
      return await catalogue[kind](request, options);
    } catch (error) {
      if (!isAbort(error) && !isOffline(error)) report(error, `catalogue: ${kind}`);
      throw error;
    }
  });
