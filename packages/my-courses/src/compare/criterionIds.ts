/** The criteria of a comparison in display order. */
export const criterionIds = [
  'cost',
  'language',
  'time',
  'level',
  'rating',
  'certificate',
  // What lessons and certificate cost together.
  'certified',
] as const;

/** One of {@link criterionIds}. */
export type CriterionId = (typeof criterionIds)[number];
