import type { CataloguePage, Course } from '@aulario/course-data';
import { QuickViewProvider, quickViewParameter } from '@aulario/course-view/addresses/quickView.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CourseQuickView } from './CourseQuickView.tsx';

/**
 * The state of the history entry that a card's link creates, so that closing goes back to the list.
 */
interface OpenedHere {
  readonly isQuickView: true;
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isQuickView' in state;

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
      const kept = replace ? state : { isQuickView: true };
      void navigate(pathname + query, { replace, state: kept, preventScrollReset: true });
    },
    [navigate, pathname, search, state],
  );
  const open = useCallback((courseId: string) => show(courseId, false), [show]);
  const close = () => {
    if (isOpenedHere(state)) void navigate(-1);
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
