import { localToday } from '@aulario/course-data';
import { usePlanActions, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { firstPlanSettings, type PlanSettings } from '@aulario/my-courses/plan';
import { useCallback, useMemo, useState } from 'react';

/** The settings of the plan, the first ones while none are stored, and the change of some. */
export function useEditablePlan() {
  const { settings: stored, problem } = usePlanSettings();
  const { change } = usePlanActions();
  const [today] = useState(localToday);
  const settings = useMemo(() => stored ?? firstPlanSettings(today), [stored, today]);
  const set = useCallback(
    (part: Partial<PlanSettings>) =>
      change((current) => ({ ...(current ?? firstPlanSettings(today)), ...part })),
    [change, today],
  );
  return { settings, set, problem, today };
}
