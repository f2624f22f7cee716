import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useMemo } from 'react';
import { useCompareChoice } from '../compareChoice/useCompareChoice.ts';
import { useHasCompared } from '../kept/useCompared.ts';
import { useSaveCourse } from '../saved/useSaveCourse.ts';

/** The props of the buttons of a card that save and compare a course. */
export function useCardToggles(course: Course) {
  const text = useTranslate();
  const { isSaved, toggle: save } = useSaveCourse(course);
  const { isChosen, toggle: compare } = useCompareChoice(course);
  // A reader who compares looks for the next course.
  const isShown = useHasCompared();
  return useMemo(() => {
    const { title } = course;
    return {
      save: { label: text('lists.saveOf', { title }), isOn: isSaved, onToggle: save },
      compare: {
        label: text('compare.chooseOf', { title }),
        isOn: isChosen,
        isShown,
        onToggle: compare,
      },
    };
  }, [compare, course, isChosen, isSaved, isShown, save, text]);
}
