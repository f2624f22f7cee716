import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { Button, ButtonGroup, ButtonLink, space } from '@aulario/ui';
import styled from 'styled-components';
import { RouteStepItem } from './RouteStepItem.tsx';
import type { PlannedRoutes } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

const List = styled.ol.attrs({ role: 'list' })`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  max-width: 34em;
  margin-top: ${space[5]};
`;

interface RouteStepsProps {
  address: RouteAddress;
  planned: PlannedRoutes;
}

/** The steps with their courses, those that no course covers, and what was taken out. */
export function RouteSteps({ address, planned }: RouteStepsProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { catalogue } = useShell();
  const { choices, choose } = address;
  const { taken, uncovered, dropped } = planned.route;
  const nameOf = ({ skill }: (typeof uncovered)[number]) => skill.names[language];

  return (
    <section>
      {taken.length > 0 && <h2>{text('route.steps')}</h2>}
      <List>
        {taken.map((each, index) => (
          <RouteStepItem key={each.step.id} address={address} taken={each} number={index + 1} />
        ))}
      </List>
      {uncovered.length > 0 && (
        <Part>
          <h3>{`${text('route.uncovered')}: ${uncovered.map(nameOf).join(', ')}`}</h3>
          <p>{text('route.uncoveredText', { from: text('route.from') })}</p>
          <ButtonGroup>
            {uncovered.map((step) => (
              <ButtonLink key={step.id} variant="ghost" href={searchHref(catalogue, nameOf(step))}>
                {text('route.searchWords', { typed: nameOf(step) })}
              </ButtonLink>
            ))}
          </ButtonGroup>
        </Part>
      )}
      {Object.keys(choices).length > 0 && (
        <Part>
          {dropped.length > 0 && <h3>{text('route.droppedHead')}</h3>}
          <ButtonGroup>
            {dropped.map((step) => (
              <Button
                key={step.id}
                variant="ghost"
                onClick={() =>
                  choose(
                    Object.fromEntries(
                      Object.entries(choices).filter(([stepId]) => stepId !== step.id),
                    ),
                  )
                }
              >
                {text('route.takeIn', { skill: nameOf(step) })}
              </Button>
            ))}
            <Button variant="ghost" onClick={() => choose({})}>
              {text('route.undoChanges')}
            </Button>
          </ButtonGroup>
        </Part>
      )}
    </section>
  );
}
