import { type CatalogueErrorCode, type Course, findPages } from '@aulario/course-data';
import { compareHref } from '@aulario/course-view/compareChoice/compareHref.ts';
import { useCompared, useComparedActions } from '@aulario/course-view/kept/useCompared.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { FailedState } from '@aulario/frame/async/LoadFailure.tsx';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { isAddedByReader } from '@aulario/my-courses/add';
import {
  fromCompareSearch,
  maxCompared,
  toCompareSearch,
  type Weights,
} from '@aulario/my-courses/compare';
import {
  BookmarkIcon,
  Button,
  ButtonGroup,
  doorsScene,
  EmptyState,
  Note,
  ScreenHead,
  ScreenLead,
  ScreenWaiting,
  ShareIcon,
  Stack,
  useToast,
} from '@aulario/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NameDialog } from '../lists/NameDialog.tsx';
import { useFreeListName } from '../lists/useFreeListName.ts';
import { CompareAlone } from './Compare/CompareAlone.tsx';
import { ComparedCourses } from './ComparedCourses.tsx';
import { useColumnHead } from './useColumnHead.tsx';

/** The comparison in the address, and functions that change it. */
function useComparedAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const actions = useComparedActions();
  const chosen = useCompared();
  const { courseIds, weights, hasMore } = useMemo(() => fromCompareSearch(search), [search]);

  /** What the screen shows; null once it is left. */
  const shown = useRef<{ courseIds: readonly string[]; weights: Weights } | null>(null);
  useEffect(() => {
    shown.current = { courseIds, weights };
    return () => {
      shown.current = null;
    };
  }, [courseIds, weights]);

  const addressOf = (ids: readonly string[], by: Weights) =>
    `${pathname}?${toCompareSearch(ids, by)}`;
  const show = (ids: readonly string[], by: Weights) => {
    void navigate(addressOf(ids, by), { replace: true, preventScrollReset: true });
  };
  const chosenAddress = addressOf(
    chosen.map(({ id }) => id),
    weights,
  );
  const isRedirected =
    courseIds.length === 0 && chosen.length > 0 && chosenAddress !== pathname + search;

  return {
    courseIds,
    weights,
    /** Whether the address names more courses than can be compared. */
    hasMore,
    /** The address of the chosen courses when the address names none; else null. */
    redirect: isRedirected ? chosenAddress : null,
    setWeights: (by: Weights) => show(courseIds, by),
    /**
     * Removes a course and returns a function that puts it back in its place. From another screen,
     * that screen stays if the course was chosen, for its tray shows it.
     */
    remove: (courseId: string) => {
      const choice = chosen.find(({ id }) => id === courseId);
      const index = courseIds.indexOf(courseId);
      actions.remove(courseId);
      show(
        courseIds.filter((id) => id !== courseId),
        weights,
      );
      return () => {
        if (choice !== undefined) actions.add(choice);
        if (shown.current !== null) {
          const { courseIds: others, weights: by } = shown.current;
          show(others.toSpliced(index, 0, courseId), by);
        } else if (choice === undefined) {
          // Only the address knew the course.
          void navigate(addressOf(courseIds, weights));
        }
      };
    },
  };
}

interface CompareActionsProps {
  courses: readonly Course[];
  weights: Weights;
}

/** Shares a comparison as a link, or saves it as a list. */
function CompareActions({ courses, weights }: CompareActionsProps) {
  const text = useTranslate();
  const toast = useToast();
  const share = useShare();
  const { language } = useLanguage();
  const lists = useListsActions();
  const freeName = useFreeListName();
  const [isNaming, setIsNaming] = useState(false);

  const href = inLanguage(compareHref(publicShell, courses, weights), language);
  const save = (name: string) => {
    lists.create(
      name,
      courses.map((course) => ({ course })),
    );
    setIsNaming(false);
    toast({ message: () => text('compare.saved', { list: name }) });
  };

  return (
    <ButtonGroup>
      <Button
        variant="ghost"
        icon={<ShareIcon />}
        onClick={() => void share({ title: text('compare.title'), href })}
      >
        {text('share.label')}
      </Button>
      <Button variant="ghost" icon={<BookmarkIcon />} onClick={() => setIsNaming(true)}>
        {text('compare.saveList')}
      </Button>
      {isNaming && (
        <NameDialog
          title={text('compare.saveList')}
          name={freeName(text('compare.listName'))}
          onClose={() => setIsNaming(false)}
          onName={save}
        />
      )}
    </ButtonGroup>
  );
}

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
  const load = useCallback(async () => {
    const asked: readonly string[] = JSON.parse(key);
    const inCatalogue = asked.filter((id) => !isAddedByReader({ id }));
    const pages = await findPages(catalogue, inCatalogue);
    return asked.map((id) => [id, pages.get(id)?.course ?? null] as const);
  }, [catalogue, key]);
  const { result, retry } = useLoad(load, { context: 'courses of an address', keepsLast: true });
  if (result?.status !== 'found') {
    const failure = result?.code ?? null;
    return { isLoading: failure === null, failure, courses: [], missing: 0, retry };
  }

  const added = kept.map(({ course }) => course).filter(isAddedByReader);
  const courses = result.value.flatMap(
    ([id, course]) => course ?? added.find((own) => own.id === id) ?? [],
  );
  const missing = result.value.length - courses.length;
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
  const { courseIds, weights, hasMore, redirect, setWeights, remove } = useComparedAddress();
  const { isLoading, failure, courses, missing, retry } = useAddressedCourses(courseIds);
  const title = useScreenTitle('compare');
  // On a phone the answer comes first.
  const hasRoom = useHasWidth('columns', true);

  if (redirect !== null) return <Redirect to={redirect} />;
  if (failure !== null)
    return <FailedState headingLevel={1} title="compare.failed" code={failure} onRetry={retry} />;
  const alone = courses.length === 1 ? courses[0] : undefined;
  const actions = courses.length >= 2 && <CompareActions courses={courses} weights={weights} />;

  return (
    <Stack>
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
          <ToCatalogue />
        </EmptyState>
      )}
    </Stack>
  );
}
