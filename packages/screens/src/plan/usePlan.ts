import { planOutcome, planTasks } from '@aulario/my-courses/plan';
import { useMemo } from 'react';
import { useEditablePlan } from '../costs/useEditablePlan.ts';
import { usePlanCourses } from './usePlanCourses.ts';

/** The settings of the plan, and the plan that results. */
export function usePlan() {
  const editable = useEditablePlan();
  const { settings, today } = editable;
  const { courses, ...rest } = usePlanCourses(settings);
  const outcome = useMemo(
    () => planOutcome(planTasks(courses), settings, today),
    [courses, settings, today],
  );
  return { ...rest, ...outcome, ...editable, courses };
}

/** The state that the parts of the screen share. */
export type PlanView = ReturnType<typeof usePlan>;
