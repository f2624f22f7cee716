import { FailedState } from '@aulario/frame/async/LoadFailure.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { type Goal, goalAreas, goals, type ReadWish } from '@aulario/my-courses/route';
import {
  ButtonLink,
  from,
  Note,
  ScreenHead,
  ScreenWaiting,
  SearchBar,
  Skeleton,
  Stack,
  SubjectChips,
  searchOfPage,
  size,
  space,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TrueCost } from '../costs/TrueCost.tsx';
import { useEditablePlan } from '../costs/useEditablePlan.ts';
import { PlanDrawing } from '../plan/PlanDrawing.tsx';
import { RouteActions } from './RouteActions.tsx';
import { RouteAnswer } from './RouteAnswer.tsx';
import { RouteKinds } from './RouteKinds.tsx';
import { RouteQuestions } from './RouteQuestions.tsx';
import { RouteSteps } from './RouteSteps.tsx';
import { type PlannedRoutes, useRoute } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};

  @media print { display: none; }
`;

/** The chips of goals, which lead to their routes. */
function useGoalChips(address: RouteAddress) {
  const { language } = useLanguage();
  const { route } = useShell();
  return (some: readonly Goal[]) =>
    some.map(({ id, names }) => ({
      label: names[language],
      href: `${route}?${address.searchOfGoal(id)}`,
    }));
}

/** All goals by area. */
function RouteGoals({ address }: { address: RouteAddress }) {
  const text = useTranslate();
  const chips = useGoalChips(address);
  return (
    <Root>
      <h2>{text('route.choose')}</h2>
      {goalAreas.map((area) => (
        <SubjectChips
          key={area}
          title={text(`route.area.${area}`)}
          items={chips(goals.filter((goal) => goal.area === area))}
        />
      ))}
    </Root>
  );
}

interface RouteUnmatchedProps {
  address: RouteAddress;
  unmatched: ReadWish & { readonly typed: string };
}

/** How many goals with a word of the wish are offered. */
const maxNear = 6;

/** A wish that names no goal: what comes near, and the search for its words. */
function RouteUnmatched({ address, unmatched }: RouteUnmatchedProps) {
  const text = useTranslate();
  const { catalogue } = useShell();
  const chips = useGoalChips(address);
  const typed = unmatched.subject.trim() || unmatched.typed;
  return (
    <>
      <Note tone="info" role="status">
        <b>{text('route.noGoal', { typed })}</b> <span>{text('route.noGoalText')}</span>
      </Note>
      <p>
        <ButtonLink variant="ghost" href={searchHref(catalogue, typed)}>
          {text('route.searchWords', { typed })}
        </ButtonLink>
      </p>
      <SubjectChips title={text('route.near')} items={chips(unmatched.goals.slice(0, maxNear))} />
    </>
  );
}

/** The answer, with the questions beside it if there is room; else below, so that it stands first. */
const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${from('wide')} {
    grid-template-columns: minmax(0, ${size.lines}) 320px;
  }
`;

const Wish = styled.div`
  max-width: 760px;

  > form { ${searchOfPage} }
  @media print { display: none; }
`;

function RouteWaiting() {
  const text = useTranslate();
  return (
    <Stack gap={5}>
      <ScreenWaiting>{text('route.loading')}</ScreenWaiting>
      <Skeleton width="60%" height="32px" />
      <Skeleton width="90%" height="92px" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="150px" />
      ))}
    </Stack>
  );
}

interface PlannedProps {
  address: RouteAddress;
  planned: PlannedRoutes;
}

function RouteCost({ planned }: { planned: PlannedRoutes }) {
  const { settings, set } = useEditablePlan();
  const { request, route } = planned;
  return (
    <TrueCost
      courses={route.taken.map(({ course }) => course)}
      settings={{ ...settings, weeklyHours: request.wish.weeklyHours }}
      start={request.start}
      onChange={set}
    />
  );
}

function PlannedRoute({ address, planned, actions }: PlannedProps & { actions: ReactNode }) {
  const { outcome, taken } = planned.route;
  return (
    <Stack>
      <RouteAnswer address={address} planned={planned} />
      <RouteKinds planned={planned} onShow={address.show} />
      {outcome.plan.end !== null && (
        <PlanDrawing
          view={{
            courses: taken,
            plan: outcome.plan,
            slack: outcome.slack,
            today: address.today,
          }}
        />
      )}
      {actions}
      <RouteSteps address={address} planned={planned} />
    </Stack>
  );
}

export function Component() {
  const text = useTranslate();
  const title = useScreenTitle('route');
  const { address, goal, planned, failure, retry } = useRoute();
  const { redirect, unmatched } = address;
  // On phones the answer stands first.
  const hasRoom = useHasWidth('columns', true);
  if (redirect !== null) return <Redirect to={redirect} />;
  const hasAnswer = planned !== null && planned.route.taken.length > 0;
  const actions = hasAnswer && <RouteActions planned={planned} />;

  return (
    <Stack>
      <ScreenHead title={title} lead={hasRoom || !hasAnswer ? text('route.lead') : undefined}>
        {hasRoom && actions}
      </ScreenHead>
      <Wish>
        <SearchBar
          label={text('route.wish')}
          placeholder={text('route.example')}
          submitLabel={text('route.make')}
          busyLabel={text('route.making')}
          isSearch={false}
          searchedText={unmatched?.typed ?? ''}
          onSubmit={address.type}
        />
      </Wish>
      <Columns>
        {goal === null ? (
          <Stack>
            {unmatched !== null && <RouteUnmatched address={address} unmatched={unmatched} />}
            <RouteGoals address={address} />
          </Stack>
        ) : failure !== null ? (
          <FailedState title="route.failed" code={failure} onRetry={retry} />
        ) : planned === null ? (
          <RouteWaiting />
        ) : (
          <PlannedRoute address={address} planned={planned} actions={!hasRoom && actions} />
        )}
        <Stack>
          <RouteQuestions address={address} goal={goal} />
          {planned !== null && <RouteCost planned={planned} />}
        </Stack>
      </Columns>
    </Stack>
  );
}
