import type { WhatChanged } from '@aulario/my-courses/lists';
import type { PlacedCourse } from './useKeptCourses.ts';

/** In display order. */
export const changeKinds = [
  'cheaper',
  'free',
  'discontinued',
  'updated',
] as const satisfies (keyof WhatChanged<PlacedCourse>)[];
