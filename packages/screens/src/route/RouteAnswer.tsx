import { formatMoney } from '@aulario/course-data';
import { decimalFormat } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { ButtonGroup, ButtonLink, color, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { sumText } from '../costs/sumText.ts';
import { usePlanSentence } from '../plan/PlanAnswer.tsx';
import { questionsId } from './RouteQuestions.tsx';
import { RouteRemedies } from './RouteRemedies.tsx';
import { RouteToPlan } from './RouteToPlan.tsx';
import type { PlannedRoutes } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
`;

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
  const { language } = useLanguage();
  const { fitsDate, fitsBudget } = route;
  const { budget } = request.wish;
  if (fitsBudget === 'no' && budget !== null) {
    return [text('route.tooDear', { budget: formatMoney(budget, language) })];
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
  const hours = decimalFormat(language).format(Math.round(minutes / 30) / 2);
  const fits = useFitSentences(planned);

  return (
    <Root>
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
          <>
            <span>{sentence.before}</span>
            <b>{sentence.date}</b>
            <span>{`${sentence.after} ${sentence.rest}`}</span>
          </>
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
    </Root>
  );
}
