import { usePlanActions, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { firstPlanSettings, type PlanSettings } from '@aulario/my-courses/plan';
import { useCallback, useMemo } from 'react';
import { useToday } from '../today/useToday.ts';

/** The settings of the plan, the first ones while none are stored, and the change of some. */
export function useEditablePlan() {
  const { settings: stored, problem } = usePlanSettings();
  const { change } = usePlanActions();
  const today = useToday();
  const settings = useMemo(() => stored ?? firstPlanSettings(today), [stored, today]);
  const set = useCallback(
    (part: Partial<PlanSettings>) =>
      change((current) => ({ ...(current ?? firstPlanSettings(today)), ...part })),
    [change, today],
  );
  return { settings, set, problem, today };
}
