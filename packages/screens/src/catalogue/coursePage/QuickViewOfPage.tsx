import { type CataloguePage, type Course, platformOf, teacherOf } from '@aulario/course-data';
import { QuickViewProvider, quickViewParameter } from '@aulario/course-view/addresses/quickView.ts';
import { coverOf } from '@aulario/course-view/course/coverOf.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useShareCourse } from '@aulario/course-view/course/useShareCourse.ts';
import { useSimilar } from '@aulario/course-view/course/useSimilar.ts';
import { useWhy } from '@aulario/course-view/why/useWhy.ts';
import { WhyList } from '@aulario/course-view/why/WhyList/WhyList.tsx';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { useEntryState } from '@aulario/frame/navigation/entryState.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { Button, ButtonGroup, Link, ShareIcon } from '@aulario/ui';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CartAction } from './actions/CartAction.tsx';
import { CoursePlatformLink } from './actions/CoursePlatformLink.tsx';
import { ActionButton, CompareAction, SaveAction } from './actions/KeepActions.tsx';
import { useKeyFacts } from './facts/useKeyFacts.ts';
import { useWhatIsFree } from './facts/useWhatIsFree.ts';
import { QuickView } from './QuickView/QuickView.tsx';

interface CourseQuickViewProps {
  page: CataloguePage;
  /** Index of the course among the results of the page. */
  index: number;
  result: CataloguePage['results'][number];
  onStep: (courseId: string) => void;
  onClose: () => void;
}

/** A course in a dialog over its list, with ways to the previous and the next one. */
function CourseQuickView({ page, index, result, onStep, onClose }: CourseQuickViewProps) {
  const text = useTranslate();
  const shell = useShell();
  const { count } = useFormatters();
  const { language } = useLanguage();
  const { course } = result;
  const share = useShareCourse(course);
  const similar = useSimilar(course);
  const why = useWhy(result);
  const { title, institution } = course;
  const names = [platformOf(course.platform).name, teacherOf(course), institution];
  const stepTo = (target: number) => {
    const neighbour = page.results[target];
    return neighbour === undefined ? undefined : () => onStep(neighbour.course.id);
  };

  return (
    <QuickView
      {...coverOf(course)}
      title={title}
      titleLang={foreignLang(course.language, language)}
      by={[...new Set(names)].filter((name) => name !== null && name !== undefined).join(' · ')}
      headline={course.headline}
      position={text(page.pageCount > 1 ? 'quickView.positionOnPage' : 'quickView.position', {
        place: count(index + 1),
        total: count(page.results.length),
      })}
      previous={{ label: text('quickView.previous'), onSelect: stepTo(index - 1) }}
      next={{ label: text('quickView.next'), onSelect: stepTo(index + 1) }}
      closeLabel={text('common.close')}
      facts={useKeyFacts(course)}
      free={useWhatIsFree(course)}
      price={usePriceView(course)}
      secondAction={<SaveAction course={course} as={ActionButton} />}
      action={<CartAction course={course} />}
      onClose={onClose}
    >
      <Link href={courseHref(shell, course)}>{text('quickView.page')}</Link>
      <Link href={similar.href} aria-label={similar.accessibleLabel}>
        {similar.label}
      </Link>
      <ButtonGroup>
        <CoursePlatformLink course={course} />
        <CompareAction course={course} as={ActionButton} />
        <Button variant="ghost" icon={<ShareIcon />} onClick={share}>
          {text('share.label')}
        </Button>
      </ButtonGroup>
      {why && <WhyList {...why} />}
    </QuickView>
  );
}

/** The state of the history entry that a card creates, so that closing goes back to the list. */
const openedHere = { isQuickView: true } as const;

interface QuickViewOfPageProps {
  /** Null while loading. */
  page: CataloguePage | null;
  children: ReactNode;
}

/**
 * A ref for the list. After closing, the focus moves to the link of the course shown last, which
 * may differ from the one that opened the quick view.
 */
function useFocusAfter(id: string | null, course: Course | undefined) {
  const shell = useShell();
  const { language } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const lastHref = useRef<string>(undefined);
  const href = course && inLanguage(courseHref(shell, course), language);

  useLayoutEffect(() => {
    if (href !== undefined) lastHref.current = href;
    if (id !== null || lastHref.current === undefined) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === lastHref.current)?.focus();
    lastHref.current = undefined;
  }, [href, id]);

  return list;
}

/** The quick view of the courses of a page; the address names the open one. */
export function QuickViewOfPage({ page, children }: QuickViewOfPageProps) {
  const navigate = useNavigate();
  const shell = useShell();
  const { language } = useLanguage();
  const { pathname, search, state } = useLocation();
  const isOpenedHere = useEntryState('isQuickView' satisfies keyof typeof openedHere) !== undefined;
  const parameters = new URLSearchParams(search);
  const id = parameters.get(quickViewParameter);
  const index = page?.results.findIndex(({ course }) => course.id === id) ?? -1;
  const result = page?.results[index];
  const list = useFocusAfter(id, result?.course);
  // The course is on another page of the list, or no longer in it.
  const isElsewhere = page !== null && id !== null && result === undefined;

  const show = useCallback(
    (courseId: string | null, replace: boolean) => {
      const next = new URLSearchParams(search);
      if (courseId === null) next.delete(quickViewParameter);
      else next.set(quickViewParameter, courseId);
      const query = next.size === 0 ? '' : `?${next}`;
      const kept = replace ? state : openedHere;
      void navigate(pathname + query, { replace, state: kept, preventScrollReset: true });
    },
    [navigate, pathname, search, state],
  );
  const open = useCallback((courseId: string) => show(courseId, false), [show]);
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else show(null, true);
  };

  return (
    <QuickViewProvider value={open}>
      <div ref={list}>{children}</div>
      {isElsewhere && <Redirect to={inLanguage(courseHref(shell, { id, title: '' }), language)} />}
      {page !== null && result !== undefined && (
        <CourseQuickView
          page={page}
          index={index}
          result={result}
          onStep={(courseId) => show(courseId, true)}
          onClose={close}
        />
      )}
    </QuickViewProvider>
  );
}
