import { useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { myCoursesId } from '@aulario/frame/session/useMyCoursesHref.ts';
import { ScreenLead, ScreenParts } from '@aulario/ui';
import { OwnedCourses } from './OwnedCourses.tsx';

/** A visitor's owned courses, below the lists; users have a screen for them. */
export function OwnedSection() {
  const text = useTranslate();
  const { courses } = useOwned();
  if (courses.length === 0) return null;
  const titleId = `${myCoursesId}-title`;
  return (
    <section id={myCoursesId} aria-labelledby={titleId}>
      <ScreenParts>
        <div>
          <h2 id={titleId}>{text('myCourses.title')}</h2>
          <ScreenLead>{text('myCourses.lead', { count: courses.length })}</ScreenLead>
        </div>
        <OwnedCourses courses={courses} headingLevel={3} />
      </ScreenParts>
    </section>
  );
}
