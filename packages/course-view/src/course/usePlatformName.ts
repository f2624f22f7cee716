import { type Course, platformOf } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { isAddedByReader } from '@aulario/my-courses/add';
import { useCallback } from 'react';

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
