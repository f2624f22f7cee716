import { type Catalogue, CatalogueError } from '@aulario/course-data';

/** A catalogue whose code is loaded with the first search; a load that failed is tried again. */
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

  return {
    search: async (...asked) => (await open()).search(...asked),
    count: async (...asked) => (await open()).count(...asked),
    suggest: async (...asked) => (await open()).suggest(...asked),
    relax: async (...asked) => (await open()).relax(...asked),
    overview: async (...asked) => (await open()).overview(...asked),
    recommend: async (...asked) => (await open()).recommend(...asked),
  };
}
