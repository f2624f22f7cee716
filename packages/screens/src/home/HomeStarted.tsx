import type { OwnedCourse } from '@aulario/my-courses/lists';
import { from, space } from '@aulario/ui';
import styled from 'styled-components';
import { HomeCourses } from './HomeCourses.tsx';
import { HomePlan } from './HomePlan.tsx';

/** The courses in progress, with the week of the plan beside them if there is room. */
const Root = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  &:empty { display: none; }
  ${from('wide')} {
    &:has(> :nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

interface HomeStartedProps {
  /** The courses in progress. */
  started: readonly OwnedCourse[];
  hasPlan: boolean;
}

/** What the reader has started. */
export function HomeStarted({ started, hasPlan }: HomeStartedProps) {
  return (
    <Root>
      {started.length > 0 && <HomeCourses started={started} />}
      {hasPlan && <HomePlan />}
    </Root>
  );
}
