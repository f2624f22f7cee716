import { readPreferredCategory } from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { below, from } from '@aulario/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { HomeCourses } from './HomeCourses.tsx';
import { HomeStart } from './HomeStart.tsx';

// Only who has a plan loads what computes it.
const HomePlan = lazy(async () => ({
  default: (await loadCode(() => import('./HomePlan.tsx'))).HomePlan,
}));

/** What goes on, beside the week of the plan if there is room. */
const Root = styled.div`
  display: grid;
  gap: 24px 56px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  &:empty { display: none; }
  ${from('wide')} {
    &:has(> :nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/** Keeps the place of the plan until its code is there. */
const Waiting = styled.div`
  min-height: 132px;
  ${below('text')} { min-height: 180px; }
`;

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
  const isNew = useIsNew();
  const { settings } = usePlanSettings();
  const { courses } = useOwned();
  const started = courses.filter(({ progress }) => progress === 'in-progress');
  if (isNew) return <HomeStart />;
  return (
    <Root>
      {started.length > 0 && <HomeCourses started={started} />}
      {settings !== null && (
        <Suspense fallback={<Waiting />}>
          <HomePlan />
        </Suspense>
      )}
    </Root>
  );
}
