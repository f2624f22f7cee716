import type { CataloguePage } from '@aulario/course-data';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CourseQuickView } from './course/CourseQuickView.tsx';
import { QuickViewProvider, quickViewParameter } from './quickView.ts';

/** Kept with the history entry that a card's details made: closing goes back to the list. */
interface OpenedHere {
  readonly isQuickView: true;
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isQuickView' in state;

interface QuickViewOfPageProps {
  /** Null while the courses are on their way. */
  page: CataloguePage | null;
  children: ReactNode;
}

/** Opens the courses of a page over their list; which one is open is in the address. */
export function QuickViewOfPage({ page, children }: QuickViewOfPageProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const id = parameters.get(quickViewParameter);
  const index = page?.results.findIndex(({ course }) => course.id === id) ?? -1;
  const result = page?.results[index];

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
      {children}
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
