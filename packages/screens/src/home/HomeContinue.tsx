import { readPreferredCategory } from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useOwned, usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { ButtonGroup, ButtonLink } from '@aulario/ui';
import { lazy, Suspense, useState } from 'react';
import { HomePart } from './HomePart.tsx';

/** Where a new account begins: with a goal, or with what it likes. */
function HomeStart() {
  const text = useTranslate();
  const { route } = useShell();
  return (
    <HomePart title={text('home.start')}>
      <p>{text('home.startText')}</p>
      <ButtonGroup>
        <ButtonLink href={route}>{text('home.startRoute')}</ButtonLink>
        <ButtonLink variant="ghost" href={paths.profile}>
          {text('home.startCategory')}
        </ButtonLink>
      </ButtonGroup>
    </HomePart>
  );
}

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
