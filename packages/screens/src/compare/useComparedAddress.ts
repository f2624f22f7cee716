import { useCompared, useComparedActions } from '@aulario/course-view/kept/useCompared.ts';
import { fromCompareSearch, toCompareSearch, type Weights } from '@aulario/my-courses/compare';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The comparison in the address, and functions that change it. */
export function useComparedAddress() {
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
