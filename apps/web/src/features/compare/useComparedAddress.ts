import {
  fromCompareSearch,
  toCompareSearch,
  useCompared,
  useComparedActions,
  type Weights,
} from '@aulario/course-data/compare';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The comparison in the address, and functions that change it. */
export function useComparedAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const actions = useComparedActions();
  const chosen = useCompared();
  const { courseIds, weights, hasMore } = useMemo(() => fromCompareSearch(search), [search]);

  const shown = useRef({ courseIds, weights });
  useEffect(() => {
    shown.current = { courseIds, weights };
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
    /** Removes a course and returns a function that puts it back in its place. */
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
        const { courseIds: others, weights: by } = shown.current;
        show(others.toSpliced(index, 0, courseId), by);
      };
    },
  };
}
