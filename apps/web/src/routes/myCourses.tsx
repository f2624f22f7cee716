import { useOwned } from '@aulario/course-data/lists';
import { ButtonLink, EmptyState, ScreenLead, ScreenParts } from '@aulario/ui';
import { ImportHistory } from '../features/history/ImportHistory.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { OwnedCourses } from '../features/lists/OwnedCourses.tsx';
import { paths } from '../features/navigation/paths.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { StorageProblemNote } from '../features/note/StorageProblemNote.tsx';
import { SavedSections } from '../features/saved/SavedSections.tsx';

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
      <StorageProblemNote problem={problem} />
      {courses.length === 0 && (
        <EmptyState scene="room" title={text('myCourses.empty')} text={text('myCourses.emptyText')}>
          <ButtonLink href={paths.home}>{text('common.toCatalogue')}</ButtonLink>
        </EmptyState>
      )}
      <OwnedCourses courses={courses} headingLevel={2} />
    </ScreenParts>
  );
}
