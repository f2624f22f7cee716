/** The keys by which courses can be sorted, or compared with a limit: 'weeks' are those stated. */
export const sortKeys = ['published', 'rating', 'price', 'certified', 'minutes', 'weeks'] as const;

/** One of {@link sortKeys}. */
export type SortKey = (typeof sortKeys)[number];
