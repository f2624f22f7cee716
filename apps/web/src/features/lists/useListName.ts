import { type CourseList, laterListId } from '@aulario/course-data/lists';
import { useCallback } from 'react';
import { useTranslate } from '../language/useTranslate.ts';

/** What a list is called: the one that always exists has its name from the texts. */
export function useListName() {
  const text = useTranslate();
  return useCallback(
    ({ id, name }: Pick<CourseList, 'id' | 'name'>) =>
      id === laterListId ? text('lists.later') : name,
    [text],
  );
}
