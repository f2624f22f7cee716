import { useOwned } from '@aulario/course-data/lists';
import { ButtonLink, CourseLines, EmptyState, ScreenLead, ScreenParts } from '@aulario/ui';
import { ListCovers } from '../features/catalogue/ListCovers.tsx';
import { ImportHistory } from '../features/history/ImportHistory.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { OwnedCourseLine, type progresses } from '../features/lists/OwnedCourseLine.tsx';
import { SavedProblem } from '../features/lists/SavedProblem.tsx';
import { paths } from '../features/navigation/paths.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { SavedSections } from '../features/saved/SavedSections.tsx';

/** What one is at comes first. */
const shown = [
  'in-progress',
  'not-started',
  'finished',
] as const satisfies (typeof progresses)[number][];

export function Component() {
  const text = useTranslate();
  const { courses, problem } = useOwned();
  usePageTitle(text('myCourses.title'));

  return (
    <ScreenParts>
      <SavedSections />
      <div>
        <h1 tabIndex={-1}>{text('myCourses.title')}</h1>
        <ScreenLead>{text('myCourses.lead', { count: courses.length })}</ScreenLead>
      </div>
      <div>
        <ImportHistory />
      </div>
      <SavedProblem problem={problem} />
      {courses.length === 0 && (
        <EmptyState scene="room" title={text('myCourses.empty')} text={text('myCourses.emptyText')}>
          <ButtonLink href={paths.home}>{text('cart.browse')}</ButtonLink>
        </EmptyState>
      )}
      {shown.map((progress) => {
        const group = courses.filter((owned) => owned.progress === progress);
        if (group.length === 0) return null;
        return (
          <section key={progress} aria-labelledby={`mine-${progress}`}>
            <h2 id={`mine-${progress}`}>{text(`myCourses.${progress}`)}</h2>
            <CourseLines>
              <ListCovers courses={group.map(({ course }) => course)}>
                {group.map((owned) => (
                  <OwnedCourseLine key={owned.course.id} owned={owned} />
                ))}
              </ListCovers>
            </CourseLines>
          </section>
        );
      })}
    </ScreenParts>
  );
}
