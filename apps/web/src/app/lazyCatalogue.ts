import { type Catalogue, CatalogueError, delegateCatalogue } from '@aulario/course-data';

/** A catalogue whose code is loaded with the first question; a load that failed is tried again. */
export function lazyCatalogue(load: () => Promise<Catalogue>): Catalogue {
  let pending: Promise<Catalogue> | null = null;

  const open = async () => {
    try {
      pending ??= load();
      return await pending;
    } catch (cause) {
      pending = null;
      throw new CatalogueError('network', cause);
    }
  };

  return delegateCatalogue(async (kind, request, options) =>
    (await open())[kind](request, options),
  );
}
