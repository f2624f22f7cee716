import type { PlacedCourse } from '@aulario/course-view/saved/useKeptCourses.ts';
import type { WhatChanged } from '@aulario/my-courses/lists';

/** In display order. */
export const changeKinds = [
  'cheaper',
  'free',
  'discontinued',
  'updated',
] as const satisfies (keyof WhatChanged<PlacedCourse>)[];
