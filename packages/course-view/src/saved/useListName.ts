import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { CourseList } from '@aulario/my-courses/lists';
import { useCallback } from 'react';

/**
 * Returns the displayed name of a list. 'For later' is stored and shared without a name, so that
 * every reader sees it in their own language.
 */
export function useListName() {
  const text = useTranslate();
  return useCallback(
    ({ name }: Pick<CourseList, 'name'>) => (name === '' ? text('lists.later') : name),
    [text],
  );
}
