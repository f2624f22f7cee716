import type { Course } from '@aulario/course-data';
import { TrueCost } from './TrueCost.tsx';
import { useEditablePlan } from './useEditablePlan.ts';

/** The total costs of the cart, from today and by the settings of the plan, which it can change. */
export function CartCosts({ courses }: { courses: readonly Course[] }) {
  const { settings, set, today } = useEditablePlan();
  return <TrueCost courses={courses} settings={settings} start={today} asksHours onChange={set} />;
}
