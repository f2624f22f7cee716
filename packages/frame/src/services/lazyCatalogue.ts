import { type Catalogue, CatalogueError, delegateCatalogue } from '@aulario/course-data';

/** Loads the catalogue's code with the first request; a failed load is retried by the next one. */
export function lazyCatalogue(load: () => Promise<Catalogue>): Catalogue {
  let pending: Promise<Catalogue> | null = null;

  const open = async () => {
    try {
      pending ??= load();
      return await pending;
    } catch (cause) {
      pending = null;
      throw new CatalogueError('failed', cause);
    }
  };

  return delegateCatalogue(async (kind, request, options) =>
    (await open())[kind](request, options),
  );
}
