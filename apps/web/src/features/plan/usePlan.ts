import { usePlanActions, usePlanSettings } from '@aulario/course-data/lists';
import {
  courseToLeaveOut,
  firstPlanSettings,
  hoursToMeet,
  localDay,
  makePlan,
  type PlanSettings,
  slackDays,
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

  const tasks = useMemo(
    () =>
      courses.flatMap(({ course, hours }) =>
        hours === null
          ? []
          : [{ courseId: course.id, minutes: Math.max(1, Math.round(hours * 60)) }],
      ),
    [courses],
  );
  const result = useMemo(() => {
    const plan = makePlan(tasks, settings);
    const slack = slackDays(plan, settings.until);
    const isLate = settings.until !== null && slack !== null && slack < 0;
    return {
      plan,
      slack,
      neededHours: isLate ? hoursToMeet(tasks, settings, settings.until) : null,
      spareCourse: isLate ? courseToLeaveOut(tasks, settings, settings.until) : null,
    };
  }, [settings, tasks]);

  return { ...rest, ...result, courses, problem, set, settings, today };
}

/** The state that the parts of the screen share. */
export type PlanView = ReturnType<typeof usePlan>;
