import { type Course, platformOf } from '@aulario/course-data';
import { isBroughtByReader } from '@aulario/course-data/add';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/** 'Udemy'; of a course that no catalogue stands behind it says so. */
export function usePlatformName() {
  const text = useTranslate();
  return useCallback(
    (course: Course) => {
      const { name } = platformOf(course.platform);
      return isBroughtByReader(course) ? text('add.broughtBy', { platform: name }) : name;
    },
    [text],
  );
}
