import { useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { SavedSections } from '@aulario/course-view/saved/SavedSections.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { ButtonLink, EmptyState, ScreenHead, ScreenParts, stairsScene } from '@aulario/ui';
import { ImportHistory } from '../history/ImportHistory.tsx';
import { OwnedCourses } from './owned/OwnedCourses.tsx';

export function Component() {
  const text = useTranslate();
  const { courses, problem } = useOwned();
  const title = useScreenTitle('myCourses');

  return (
    <ScreenParts>
      <SavedSections />
      <ScreenHead title={title} lead={text('myCourses.lead', { count: courses.length })} />
      <div>
        <ImportHistory />
      </div>
      <StorageProblemNote problem={problem} />
      {courses.length === 0 && (
        <EmptyState
          scene={stairsScene}
          title={text('myCourses.empty')}
          text={text('myCourses.emptyText')}
        >
          <ButtonLink href={paths.home}>{text('common.toCatalogue')}</ButtonLink>
        </EmptyState>
      )}
      <OwnedCourses courses={courses} headingLevel={2} />
    </ScreenParts>
  );
}
