import { createStaticCatalogue } from '@aulario/course-data';
import { fetchInTime } from './fetchInTime.ts';

/**
 * Opens the catalogue around a request that is under way already. A later attempt, after a failure,
 * sends its own.
 */
export function openCatalogue(baseUrl: string, underWay: Promise<Response>) {
  let first: Promise<Response> | null = underWay;
  return createStaticCatalogue({
    baseUrl,
    fetch: (...request) => {
      const response = first ?? fetchInTime(...request);
      first = null;
      return response;
    },
  });
}
