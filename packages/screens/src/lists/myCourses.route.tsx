import { useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { SavedSections } from '@aulario/course-view/saved/SavedSections.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { EmptyState, ScreenHead, Stack, stairsScene } from '@aulario/ui';
import { ImportHistory } from '../history/ImportHistory.tsx';
import { OwnedCourses } from './owned/OwnedCourses.tsx';

export function Component() {
  const text = useTranslate();
  const { courses, problem } = useOwned();
  const title = useScreenTitle('myCourses');

  return (
    <Stack>
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
          <ToCatalogue />
        </EmptyState>
      )}
      <OwnedCourses courses={courses} headingLevel={2} />
    </Stack>
  );
}
