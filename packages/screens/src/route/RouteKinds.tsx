import { formatDay } from '@aulario/frame/language/intlFormats.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { Route, RouteKind } from '@aulario/my-courses/route';
import { below, border, color, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { sumText } from '../costs/sumText.ts';
import type { PlannedRoutes } from './useRoute.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};

  @media print { display: none; }
  ${below('columns')} { grid-template-columns: minmax(0, 1fr); gap: ${space[3]}; }
`;

const Kind = styled.button`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  padding: ${space[4]} ${space[5]};
  border: 0;
  border-bottom: ${border.sill} solid ${color.line};
  background: ${color.subtle};
  color: ${color.text};
  text-align: start;
  cursor: pointer;
  ${type.small}

  b { ${type.h3} }
  &:hover b { text-decoration: underline; text-underline-offset: 0.2em; }
  &[aria-pressed='true'] { border-bottom-color: ${color.primary}; }
  &[aria-pressed='true'] b { color: ${color.primary}; }
  &:disabled { color: ${color.textMuted}; cursor: not-allowed; }
  &:disabled b { text-decoration: none; }
  @media screen and (forced-colors: active) {
    &[aria-pressed='true'] { border-bottom-color: Highlight; }
  }
`;

const coursesOf = ({ taken }: Route) => taken.map(({ course }) => course.id).join(' ');

interface RouteKindsProps {
  planned: PlannedRoutes;
  onShow: (kind: RouteKind) => void;
}

/** The recommended route and its alternatives, of which one is shown. */
export function RouteKinds({ planned, onShow }: RouteKindsProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { all, route: shown } = planned;
  const [best] = all;
  const { decimal } = useFormatters();

  const linesOf = (route: Route): string[] => {
    const { taken, minutes, outcome, cost, uncovered } = route;
    if (taken.length === 0) return [text('route.kindNone')];
    if (best !== undefined && route !== best && coursesOf(route) === coursesOf(best))
      return [text('route.kindSame')];
    return [
      text('route.kindSum', {
        count: taken.length,
        hours: decimal(Math.round(minutes / 30) / 2),
      }),
      ...(outcome.plan.end === null ? [] : [formatDay(outcome.plan.end, language, 'medium')]),
      sumText(text, cost, taken.length, language),
      ...(uncovered.length === 0 ? [] : [text('route.kindLacks', { count: uncovered.length })]),
    ];
  };

  return (
    <Root role="group" aria-label={text('route.kinds')}>
      {all.map((route) => (
        <Kind
          key={route.kind}
          type="button"
          aria-pressed={route.kind === shown.kind}
          disabled={route.taken.length === 0 && route.kind !== shown.kind}
          onClick={() => onShow(route.kind)}
        >
          <b>{text(`route.kind.${route.kind}`)}</b>
          {linesOf(route).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Kind>
      ))}
    </Root>
  );
}
