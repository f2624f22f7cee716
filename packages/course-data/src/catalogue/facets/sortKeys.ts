/** The keys by which courses can be sorted. */
export const sortKeys = ['published', 'rating', 'price', 'certified', 'minutes'] as const;

/** The columns that courses can be sorted by. */
export type SortKey = (typeof sortKeys)[number];
