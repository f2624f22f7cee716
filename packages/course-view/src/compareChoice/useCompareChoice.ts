import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { maxCompared } from '@aulario/my-courses/compare';
import { useToast } from '@aulario/ui';
import { useCallback } from 'react';
import { useComparedActions, useIsCompared } from '../kept/useCompared.ts';

/** Adds a course to the comparison, or removes it. */
export function useCompareChoice(course: Course) {
  const text = useTranslate();
  const toast = useToast();
  const compared = useComparedActions();
  const isChosen = useIsCompared(course.id);

  const toggle = useCallback(() => {
    if (compared.has(course.id)) compared.remove(course.id);
    else if (compared.add(course) === null) {
      toast({ message: () => text('compare.full', { max: maxCompared }) });
    }
  }, [compared, course, text, toast]);

  return { isChosen, toggle, label: text(isChosen ? 'compare.chosen' : 'compare.choose') };
}
