/** The criteria of a comparison in display order. */
export const criterionIds = ['cost', 'language', 'time', 'level', 'rating', 'certificate'] as const;

/** One of {@link criterionIds}. */
export type CriterionId = (typeof criterionIds)[number];
