import { decimalFormat, formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type Remedy, remediesFor } from '@aulario/my-courses/route';
import { Button, ButtonGroup, color, space } from '@aulario/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { PlannedRoutes } from './useRoute.ts';
import type { RouteAddress } from './useRouteAddress.ts';

const Root = styled.div`
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
export function RouteRemedies({ address, planned }: RouteRemediesProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { list } = useFormatters();
  const { request, route } = planned;
  const remedies = useMemo(() => remediesFor(route, request), [request, route]);
  const { ask, choose, choices, wish } = address;
  const hours = decimalFormat(language).format(wish.weeklyHours);
  const fitting = remedies.find((remedy) => remedy.kind === 'fitting');
  if (remedies.length === 0) return null;

  const labelOf = (remedy: Remedy): string => {
    if (remedy.kind === 'hours') return text('route.takeHours', { hours: remedy.weeklyHours });
    if (remedy.kind === 'drop') return text('route.leaveOut', { title: remedy.course.title });
    if (remedy.kind === 'fitting') return text('route.onlyThese', { count: remedy.courses.length });
    if (remedy.kind === 'later')
      return text('route.later', { date: formatDay(remedy.until, language) });
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
    <Root>
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
    </Root>
  );
}
