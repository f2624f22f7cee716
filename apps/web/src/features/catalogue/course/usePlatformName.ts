import { type Course, platformOf } from '@aulario/course-data';
import { isAddedByReader } from '@aulario/course-data/add';
import { useCallback } from 'react';
import { useTranslate } from '../../language/useTranslate.ts';

/** The name of a course's platform; marks courses that the reader added. */
export function usePlatformName() {
  const text = useTranslate();
  return useCallback(
    (course: Course) => {
      const { name } = platformOf(course.platform);
      return isAddedByReader(course) ? text('add.broughtBy', { platform: name }) : name;
    },
    [text],
  );
}
