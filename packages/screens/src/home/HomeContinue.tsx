import { readPreferredCategory } from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { lazy, Suspense, useState } from 'react';
import { HomeStart } from './HomeStart.tsx';

// Only who has started something loads what shows it.
const HomeStarted = lazy(async () => ({
  default: (await loadCode(() => import('./HomeStarted.tsx'))).HomeStarted,
}));

/** Whether nothing is known of what the reader wants: no course kept, no plan, no category. */
function useIsNew(): boolean {
  const { storage } = useServices();
  const { entries } = useCart();
  const { lists } = useLists();
  const { courses } = useOwned();
  const { settings } = usePlanSettings();
  return (
    entries.length === 0 &&
    courses.length === 0 &&
    settings === null &&
    lists.every(({ items }) => items.length === 0) &&
    readPreferredCategory(storage) === null
  );
}

/** What the reader is in the middle of: courses, the week of the plan; a beginning for a new account. */
export function HomeContinue() {
  // As it was when the screen opened: nothing above the courses goes or comes while one is chosen.
  const [isNew] = useState(useIsNew());
  const { settings } = usePlanSettings();
  const { courses } = useOwned();
  const started = courses.filter(({ progress }) => progress === 'in-progress');
  if (isNew) return <HomeStart />;
  if (started.length === 0 && settings === null) return null;
  return (
    <Suspense fallback={<div data-waiting />}>
      <HomeStarted started={started} hasPlan={settings !== null} />
    </Suspense>
  );
}
