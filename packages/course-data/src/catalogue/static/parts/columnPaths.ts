import { type SortKey, sortKeys } from '../../facets/sortKeys.ts';

/** The file of the columns for filtering and counting. */
export const facetsPath = 'facets.bin';

/** The file with the categories' and subjects' counts. */
export const overviewPath = 'overview.json';

/** The file of a column that courses can be sorted by. */
export const sortPath = (key: SortKey) => `${key}.bin`;

/** The paths of all files of the manifest's part `columns`, for code that copies a whole catalogue. */
export const columnPaths: readonly string[] = [facetsPath, ...sortKeys.map(sortPath), overviewPath];
