import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type OwnedCourse,
  type ProgressStep,
  progressStep,
  progressSteps,
} from '@aulario/my-courses/lists';
import { useCallback } from 'react';

/** Writes how far one has come in a course: 'Semana 3 de 8', '40 %'. */
export function useProgressText() {
  const text = useTranslate();
  const ofStep = useCallback(
    ({ course }: Pick<OwnedCourse, 'course'>, { week, share }: ProgressStep) =>
      week === null
        ? text('lists.progressShare', { share })
        : text('lists.progressWeek', { number: week, count: progressSteps(course).length }),
    [text],
  );
  const ofCourse = useCallback(
    (owned: Pick<OwnedCourse, 'course' | 'share'>): string | null => {
      const step = progressStep(owned.course, owned.share);
      return step === null ? null : ofStep(owned, step);
    },
    [ofStep],
  );
  return { ofStep, ofCourse };
}
