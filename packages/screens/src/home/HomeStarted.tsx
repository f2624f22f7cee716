import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { OwnedCourse } from '@aulario/my-courses/lists';
import { nextStep } from '@aulario/my-courses/plan';
import { from, space } from '@aulario/ui';
import styled from 'styled-components';
import { usePlan } from '../plan/usePlan.ts';
import { usePlanTexts } from '../plan/usePlanTexts.ts';
import { HomeCourses } from './HomeCourses.tsx';
import { HomePart } from './HomePart.tsx';

/** The week of the plan and its next session; nothing where none is left. */
function HomePlan() {
  const text = useTranslate();
  const { plan: href } = useShell();
  const { courses, plan, today } = usePlan();
  const texts = usePlanTexts(today);
  const next = nextStep(plan, today);
  const course = courses.find((each) => each.course.id === next?.session.courseId)?.course;
  if (next === null || course === undefined || plan.end === null) return null;
  const { session, week, minutesOfWeek } = next;
  return (
    <HomePart title={text('home.plan')} more={{ label: text('home.seePlan'), href }}>
      <p>
        <b>
          {text('home.week', {
            number: week,
            count: plan.weeks.length,
            hours: texts.hours(minutesOfWeek),
          })}
        </b>
      </p>
      <p>
        {[
          session.day === today
            ? text('home.today', { title: course.title, hours: texts.hours(session.minutes) })
            : text('home.next', {
                title: course.title,
                hours: texts.hours(session.minutes),
                day: texts.day(session.day),
              }),
          text('home.ends', { day: texts.day(plan.end) }),
        ].join(' ')}
      </p>
    </HomePart>
  );
}

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
