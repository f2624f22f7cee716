import type { WhatChanged } from '@aulario/course-data/lists';
import type { PlacedCourse } from './useKeptCourses.ts';

/** In display order. */
export const changeKinds = [
  'cheaper',
  'free',
  'discontinued',
  'updated',
] as const satisfies (keyof WhatChanged<PlacedCourse>)[];
