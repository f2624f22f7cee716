import { type Catalogue, CatalogueError, delegateCatalogue } from '@aulario/course-data';
import { isAbortError } from '@aulario/frame/services/isAbortError.ts';
import type { Report } from '@aulario/frame/services/report.ts';

/** Without an answer the device is offline, which is not worth a report. */
const isOffline = (error: unknown) => error instanceof CatalogueError && error.code === 'network';

/** Reports the failures of a catalogue; screens still receive them. */
export const reportingCatalogue = (catalogue: Catalogue, report: Report): Catalogue =>
  delegateCatalogue(async (kind, request, options) => {
    try {
      return await catalogue[kind](request, options);
    } catch (error) {
      if (!isAbortError(error) && !isOffline(error)) report(error, `catalogue: ${kind}`);
      throw error;
    }
  });
