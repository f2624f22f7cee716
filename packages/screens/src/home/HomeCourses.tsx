import { ListCovers, useCover } from '@aulario/course-view/course/ListCovers.tsx';
import { usePlatformName } from '@aulario/course-view/course/usePlatformName.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import type { OwnedCourse } from '@aulario/my-courses/lists';
import {
  ButtonLink,
  below,
  CourseCover,
  Link,
  NewTabIcon,
  space,
  VisuallyHidden,
} from '@aulario/ui';
import styled from 'styled-components';
import { useProgressText } from '../lists/owned/useProgressText.ts';
import { HomePart } from './HomePart.tsx';

/** The most that are shown; the others are a link away. */
const maxShown = 2;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
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

function StartedCourse({ owned }: { owned: OwnedCourse }) {
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
      <ButtonLink href={course.url} target="_blank" rel="noopener noreferrer">
        <span>{text('home.continueOn', { platform })}</span>
        <VisuallyHidden>{` «${course.title}» (${text('app.newTab')})`}</VisuallyHidden>{' '}
        <NewTabIcon />
      </ButtonLink>
    </Row>
  );
}

/** The courses in progress, each with the way back to its platform. */
export function HomeCourses({ started }: { started: readonly OwnedCourse[] }) {
  const text = useTranslate();
  const href = useMyCoursesHref();
  const shown = started.slice(0, maxShown);
  const label = text('home.allCourses', { count: started.length });
  return (
    <HomePart title={text('home.started')} more={{ label, href }}>
      <ListCovers courses={shown.map(({ course }) => course)}>
        <List role="list">
          {shown.map((owned) => (
            <StartedCourse key={owned.course.id} owned={owned} />
          ))}
        </List>
      </ListCovers>
    </HomePart>
  );
}
