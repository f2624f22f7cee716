import { ListCovers, useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { PlatformButton } from '@aulario/course-view/course/PlatformButton.tsx';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import type { OwnedCourse } from '@aulario/my-courses/lists';
import { nextStep } from '@aulario/my-courses/plan';
import { below, CourseCover, from, Link, size, space } from '@aulario/ui';
import styled from 'styled-components';
import { useProgressText } from '../lists/owned/useProgressText.ts';
import { usePlan } from '../plan/usePlan.ts';
import { usePlanTexts } from '../plan/usePlanTexts.ts';
import { HomePart } from './HomePart.tsx';

/** The most that are shown; the others are a link away. */
const maxShown = 2;

const List = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[8]};

  /* Beside each other where the window is so wide that title and button would be far apart. */
  ${from('broad')} { grid-template-columns: repeat(auto-fit, minmax(${size.column}, 1fr)); }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[5]};
  align-items: center;

  ${below('text')} {
    grid-template-columns: 72px minmax(0, 1fr);
    > :last-child { grid-column: 1 / -1; }
  }
`;

interface StartedCourseProps {
  owned: OwnedCourse;
  isFirst: boolean;
}

function StartedCourse({ owned, isFirst }: StartedCourseProps) {
  const { course } = owned;
  const progress = useProgressText().ofCourse(owned);
  const text = useTranslate();
  const { language } = useLanguage();
  const shell = useShell();
  const platform = usePlatformName()(course);
  return (
    <Row>
      <CourseCover {...useCover(course)} />
      <div>
        <Link href={courseHref(shell, course)} lang={foreignLang(course.language, language)}>
          {course.title}
        </Link>
        {progress !== null && <p>{progress}</p>}
      </div>
      <PlatformButton
        variant={isFirst ? 'primary' : 'ghost'}
        href={course.url}
        label={text('home.continueOn', { platform })}
        title={course.title}
      />
    </Row>
  );
}

/** The courses in progress, each with the way back to its platform. */
function HomeCourses({ started }: { started: readonly OwnedCourse[] }) {
  const text = useTranslate();
  const href = useMyCoursesHref();
  const shown = started.slice(0, maxShown);
  const label = text('home.allCourses', { count: started.length });
  return (
    <HomePart title={text('home.started')} more={{ label, href }}>
      <ListCovers courses={shown.map(({ course }) => course)}>
        <List role="list">
          {shown.map((owned, place) => (
            <StartedCourse key={owned.course.id} owned={owned} isFirst={place === 0} />
          ))}
        </List>
      </ListCovers>
    </HomePart>
  );
}

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
