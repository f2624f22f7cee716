import type { CatalogueErrorCode, Course } from '@aulario/course-data';
import { useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { failureCodeOf } from '@aulario/frame/async/asyncResult.ts';
import { LoadFailure } from '@aulario/frame/async/LoadFailure.tsx';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { isAddedByReader } from '@aulario/my-courses/add';
import { maxCompared } from '@aulario/my-courses/compare';
import {
  ButtonLink,
  doorsScene,
  EmptyState,
  Note,
  ScreenHead,
  ScreenLead,
  ScreenParts,
  ScreenWaiting,
} from '@aulario/ui';
import { useCallback } from 'react';
import { CompareAlone } from './Compare/CompareAlone.tsx';
import { CompareActions } from './CompareActions.tsx';
import { ComparedCourses } from './ComparedCourses.tsx';
import { useColumnHead } from './useColumnHead.tsx';
import { useComparedAddress } from './useComparedAddress.ts';

interface AddressedCourses {
  readonly isLoading: boolean;
  /** Why the catalogue could not be asked; null unless that failed. */
  readonly failure: CatalogueErrorCode | null;
  /** The courses that were found, in the order of the ids. */
  readonly courses: readonly Course[];
  /** The number of courses that were not found. */
  readonly missing: number;
  readonly retry: () => void;
}

/**
 * The courses with these ids: current ones from the catalogue, and those that the reader added from
 * the browser's records.
 */
function useAddressedCourses(ids: readonly string[]): AddressedCourses {
  const { catalogue } = useServices();
  const kept = useKeptCourses();
  const key = JSON.stringify(ids);
  const load = useCallback(() => {
    const asked: readonly string[] = JSON.parse(key);
    return Promise.all(
      asked.map(async (id) => {
        const page = isAddedByReader({ id }) ? null : await catalogue.course(id);
        return [id, page?.course ?? null] as const;
      }),
    );
  }, [catalogue, key]);
  const { state, retry } = useLoad(load, { context: 'courses of an address', keepsLast: true });
  if (state.status !== 'ready') {
    const failure = state.status === 'failed' ? failureCodeOf(state.error) : null;
    return { isLoading: failure === null, failure, courses: [], missing: 0, retry };
  }

  const added = kept.map(({ course }) => course).filter(isAddedByReader);
  const courses = state.value.flatMap(
    ([id, course]) => course ?? added.find((own) => own.id === id) ?? [],
  );
  const missing = state.value.length - courses.length;
  return { isLoading: false, failure: null, courses, missing, retry };
}

interface RemainingCourseProps {
  course: Course;
  /** Returns a function that undoes it. */
  onRemove: (courseId: string) => () => void;
}

/** The course that is left of a comparison. */
function RemainingCourse({ course, onRemove }: RemainingCourseProps) {
  const headOf = useColumnHead(onRemove);
  return <CompareAlone course={headOf({ course, rank: 1 })} />;
}

export function Component() {
  const text = useTranslate();
  const { catalogue } = useShell();
  const { courseIds, weights, hasMore, redirect, setWeights, remove } = useComparedAddress();
  const { isLoading, failure, courses, missing, retry } = useAddressedCourses(courseIds);
  const title = useScreenTitle('compare');
  // On a phone the answer comes first.
  const hasRoom = useHasWidth('columns', true);

  if (redirect !== null) return <Redirect to={redirect} />;
  if (failure !== null) {
    return (
      <EmptyState headingLevel={1} title={text('compare.failed')}>
        <LoadFailure code={failure} onRetry={retry} />
      </EmptyState>
    );
  }
  const alone = courses.length === 1 ? courses[0] : undefined;
  const actions = courses.length >= 2 && <CompareActions courses={courses} weights={weights} />;

  return (
    <ScreenParts>
      <ScreenHead title={title} lead={hasRoom ? text('compare.lead') : undefined}>
        {hasRoom && actions}
      </ScreenHead>
      {isLoading && <ScreenWaiting>{text('compare.loading')}</ScreenWaiting>}
      {hasMore && <Note tone="info">{text('compare.tooMany', { max: maxCompared })}</Note>}
      {missing > 0 && <Note tone="info">{text('compare.missing', { count: missing })}</Note>}
      {courses.length >= 2 && (
        <ComparedCourses
          courses={courses}
          weights={weights}
          onWeights={setWeights}
          onRemove={remove}
        />
      )}
      {!hasRoom && (
        <>
          <ScreenLead>{text('compare.lead')}</ScreenLead>
          {actions}
        </>
      )}
      {alone !== undefined && <RemainingCourse course={alone} onRemove={remove} />}
      {!isLoading && courses.length < 2 && (
        <EmptyState
          scene={doorsScene}
          title={text('compare.tooFew', { count: courses.length })}
          text={text('compare.how')}
        >
          <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>
        </EmptyState>
      )}
    </ScreenParts>
  );
}
