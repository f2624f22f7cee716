import type { Level } from './course.ts';

/** The levels as numbers, the easiest first. */
export const levelSteps = {
  beginner: 1,
  intermediate: 2,
  advanced: 3,
} as const satisfies Record<Level, number>;
