import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { type Goal, goalAreas, goals } from '@aulario/my-courses/route';
import { SubjectChips, space } from '@aulario/ui';
import styled from 'styled-components';
import type { RouteAddress } from './useRouteAddress.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};

  @media print { display: none; }
`;

/** The chips of goals, which lead to their routes. */
export function useGoalChips(address: RouteAddress) {
  const { language } = useLanguage();
  const { route } = useShell();
  return (some: readonly Goal[]) =>
    some.map(({ id, names }) => ({
      label: names[language],
      href: `${route}?${address.searchOfGoal(id)}`,
    }));
}

/** All goals by area. */
export function RouteGoals({ address }: { address: RouteAddress }) {
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
