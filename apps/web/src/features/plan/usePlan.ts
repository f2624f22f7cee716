import { usePlanActions, usePlanSettings } from '@aulario/course-data/lists';
import {
  firstPlanSettings,
  localDay,
  type PlanSettings,
  planOutcome,
  planTasks,
} from '@aulario/course-data/plan';
import { useCallback, useMemo, useState } from 'react';
import { usePlanCourses } from './usePlanCourses.ts';

/** The settings of the plan, and the plan that results. */
export function usePlan() {
  const { settings: said, problem } = usePlanSettings();
  const { change } = usePlanActions();
  const [today] = useState(() => localDay(new Date()));
  const settings = useMemo(() => said ?? firstPlanSettings(today), [said, today]);
  const { courses, ...rest } = usePlanCourses(settings);

  const set = useCallback(
    (part: Partial<PlanSettings>) =>
      change((current) => ({ ...(current ?? firstPlanSettings(today)), ...part })),
    [change, today],
  );

  const outcome = useMemo(
    () => planOutcome(planTasks(courses), settings, today),
    [courses, settings, today],
  );

  return { ...rest, ...outcome, courses, problem, set, settings, today };
}

/** The state that the parts of the screen share. */
export type PlanView = ReturnType<typeof usePlan>;
