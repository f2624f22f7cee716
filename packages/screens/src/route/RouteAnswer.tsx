import { useListsActions, usePlanActions } from '@aulario/course-view/kept/useSaved.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { copyOf } from '@aulario/my-courses/lists';
import { planSettingsOf, type Remedy, remediesFor } from '@aulario/my-courses/route';
import { Button, ButtonGroup, ButtonLink, color, Stack, space, type } from '@aulario/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { sumText } from '../costs/sumText.ts';
import { useFreeListName } from '../lists/useFreeListName.ts';
import { PlanSentence, usePlanSentence } from '../plan/PlanAnswer.tsx';
import { questionsId } from './RouteQuestions.tsx';
import type { PlannedRoutes } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

const Remedies = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[5]};
  background: ${color.dangerSoft};

  @media print { display: none; }
`;

interface RouteRemediesProps {
  address: RouteAddress;
  planned: PlannedRoutes;
}

/** What would help a route that does not fit, each as a button that does it. */
function RouteRemedies({ address, planned }: RouteRemediesProps) {
  const text = useTranslate();
  const { date, decimal, list } = useFormatters();
  const { request, route } = planned;
  const remedies = useMemo(() => remediesFor(route, request), [request, route]);
  const { ask, choose, choices, wish } = address;
  const hours = decimal(wish.weeklyHours);
  const fitting = remedies.find((remedy) => remedy.kind === 'fitting');
  if (remedies.length === 0) return null;

  const labelOf = (remedy: Remedy): string => {
    if (remedy.kind === 'hours') return text('route.takeHours', { hours: remedy.weeklyHours });
    if (remedy.kind === 'drop') return text('route.leaveOut', { title: remedy.course.title });
    if (remedy.kind === 'fitting') return text('route.onlyThese', { count: remedy.courses.length });
    if (remedy.kind === 'later') return text('route.later', { date: date(remedy.until) });
    return text('route.noCertificates');
  };
  const follow = (remedy: Remedy) => {
    if (remedy.kind === 'hours') ask({ weeklyHours: remedy.weeklyHours });
    if (remedy.kind === 'drop') choose({ ...choices, [remedy.stepId]: null });
    if (remedy.kind === 'later') ask({ until: remedy.until });
    if (remedy.kind === 'withoutCertificates') ask({ wantsCertificates: false });
    if (remedy.kind === 'fitting') {
      const kept = new Set(remedy.courses.map(({ id }) => id));
      const others = route.taken.filter(({ course }) => !kept.has(course.id));
      choose({
        ...choices,
        ...Object.fromEntries(others.map(({ step }) => [step.id, null] as const)),
      });
    }
  };

  return (
    <Remedies>
      <h3>{text('route.helps')}</h3>
      {fitting !== undefined && (
        <p>
          {text('route.fitting', {
            count: fitting.courses.length,
            hours,
            titles: list(fitting.courses.map(({ title }) => `«${title}»`)),
          })}
        </p>
      )}
      <ButtonGroup>
        {remedies.map((remedy) => (
          <Button
            key={remedy.kind === 'drop' ? remedy.stepId : remedy.kind}
            variant="ghost"
            onClick={() => follow(remedy)}
          >
            {labelOf(remedy)}
          </Button>
        ))}
      </ButtonGroup>
    </Remedies>
  );
}

/**
 * Makes the route the reader's plan: a list of its courses, unless there is one, and the settings of the
 * wish. On which days the reader studies, and in which weeks not, stays.
 */
function RouteToPlan({ planned }: { planned: PlannedRoutes }) {
  const text = useTranslate();
  const shell = useShell();
  const goTo = useGoTo();
  const { language } = useLanguage();
  const lists = useListsActions();
  const plan = usePlanActions();
  const freeName = useFreeListName();
  const undoToast = useUndoToast();
  // The second press of a double click would make a second list.
  const [isMade, setIsMade] = useState(false);
  const { goal, request, route } = planned;

  const makePlan = () => {
    const courses = route.taken.map(({ course }) => course);
    const before = plan.getSnapshot().settings;
    const known = copyOf({ list: {}, courses }, lists.getSnapshot().lists);
    const listId =
      known?.id ??
      lists.create(
        freeName(goal.names[language]),
        courses.map((course) => ({ course })),
      );
    if (listId === null) return;
    setIsMade(true);
    const wished = planSettingsOf(
      request.wish,
      request.start,
      courses.map(({ id }) => id),
    );
    plan.change((current) => {
      const { id, hours, monthlyPrices, studyDays, freeWeeks } = current ?? wished;
      return { ...wished, id, hours, monthlyPrices, studyDays, freeWeeks, listId };
    });
    undoToast(
      () => text('route.planned'),
      () => {
        plan.change(() => before);
        if (known === undefined) lists.delete(listId);
      },
    );
    goTo(shell.plan);
  };

  return (
    <Button isBusy={isMade} onClick={makePlan}>
      {text('route.toPlan')}
    </Button>
  );
}

const Answer = styled.p`
  max-width: 30em;
  ${type.h2}

  b { color: ${color.primary}; }
`;

const Sums = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 34em;
`;

const Source = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

/** What the courses cost, in sentences, and what is unknown of it. */
function useCostSentences({ route, request }: PlannedRoutes): readonly string[] {
  const text = useTranslate();
  const { language } = useLanguage();
  const { cost, taken } = route;
  const { wantsCertificates } = request.wish;
  const wanted = wantsCertificates ? 'yes' : 'no';
  const unknown = text('route.pricesUnknown', { count: cost.missing, wanted });
  if (cost.sums.length > 0) {
    const sum = sumText(text, cost, taken.length, language);
    const costs = text(wantsCertificates ? 'route.costsWith' : 'route.costs', { sum });
    return cost.missing === 0 ? [costs] : [costs, unknown];
  }
  if (cost.missing === 0) return [text(wantsCertificates ? 'route.freeWith' : 'route.free')];
  if (cost.missing === taken.length) return [text('route.priceUnknown')];
  return [unknown, text('route.restFree', { wanted })];
}

/** Whether the route fits the budget and the date, in a sentence; none where the end says so. */
function useFitSentences({ route, request }: PlannedRoutes): readonly string[] {
  const text = useTranslate();
  const { money } = useFormatters();
  const { fitsDate, fitsBudget } = route;
  const { budget } = request.wish;
  if (fitsBudget === 'no' && budget !== null) {
    return [text('route.tooDear', { budget: money(budget) })];
  }
  const asked = [fitsDate, fitsBudget].filter((fit) => fit !== null);
  if (asked.length === 0 || asked.includes('no')) return [];
  return [text(asked.includes('unknown') ? 'route.fitsKnown' : 'route.fits')];
}

interface RouteAnswerProps {
  address: RouteAddress;
  planned: PlannedRoutes;
}

/** The end, the hours and the cost of the route, whether it fits, and what would help. */
export function RouteAnswer({ address, planned }: RouteAnswerProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { decimal } = useFormatters();
  const { goal, route } = planned;
  const { taken, outcome, minutes } = route;
  const sentence = usePlanSentence({
    courses: taken,
    plan: outcome.plan,
    slack: outcome.slack,
    today: address.today,
  });
  const costs = useCostSentences(planned);
  const unknown = taken.filter(({ hours }) => hours === null).length;
  const hours = decimal(Math.round(minutes / 30) / 2);
  const fits = useFitSentences(planned);

  return (
    <Stack as="section" gap={5}>
      <h2>{goal.names[language]}</h2>
      <Answer role="status">
        {taken.length === 0 ? (
          <span>
            {text(
              address.wish.known.length === goal.steps.length ? 'route.allKnown' : 'route.nothing',
            )}
          </span>
        ) : sentence === null ? (
          <span>{text(outcome.plan.isTooLong ? 'plan.tooLong' : 'route.endUnknown')}</span>
        ) : (
          <PlanSentence {...sentence} />
        )}
      </Answer>
      {taken.length > 0 && (
        <Sums>
          <p>
            {[
              text(unknown === 0 ? 'route.sum' : 'route.sumSome', {
                count: taken.length,
                hours,
                unknown,
              }),
              ...costs,
              ...fits,
            ].join(' ')}
          </p>
          {goal.occupation !== null && (
            <Source>{text('route.occupation', { ...goal.occupation })}</Source>
          )}
        </Sums>
      )}
      <RouteRemedies address={address} planned={planned} />
      <ButtonGroup>
        {taken.length > 0 && <RouteToPlan planned={planned} />}
        <ButtonLink variant="ghost" href={`#${questionsId}`}>
          {text('route.toQuestions')}
        </ButtonLink>
      </ButtonGroup>
    </Stack>
  );
}
