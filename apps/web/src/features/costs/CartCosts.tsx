import type { Course } from '@aulario/course-data';
import { usePlanActions, usePlanSettings } from '@aulario/course-data/lists';
import { firstPlanSettings, localDay } from '@aulario/course-data/plan';
import { TrueCost } from './TrueCost.tsx';

/** The total costs of the cart, from today and by the settings of the plan, which it can change. */
export function CartCosts({ courses }: { courses: readonly Course[] }) {
  const today = localDay(new Date());
  const settings = usePlanSettings().settings ?? firstPlanSettings(today);
  const { change } = usePlanActions();
  return (
    <TrueCost
      courses={courses}
      settings={settings}
      start={today}
      asksHours
      onChange={(said) =>
        change((current) => ({ ...(current ?? firstPlanSettings(today)), ...said }))
      }
    />
  );
}
