import type { WhatChanged } from '@aulario/course-data/lists';
import type { PlacedCourse } from './useKeptCourses.ts';

/** In display order. */
export const changeKinds = [
  'fallen',
  'free',
  'gone',
  'updated',
] as const satisfies (keyof WhatChanged<PlacedCourse>)[];
