import { type CourseList, laterListId } from '@aulario/course-data/lists';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/** Returns the displayed name of a list; that of 'For later' is a text of the interface. */
export function useListName() {
  const text = useTranslate();
  return useCallback(
    ({ id, name }: Pick<CourseList, 'id' | 'name'>) =>
      id === laterListId ? text('lists.later') : name,
    [text],
  );
}
