import type { CalendarDay } from '@aulario/course-data';
import type {
  Followed,
  FollowedRepository,
  ListsRepository,
  ListsSnapshot,
  OwnedRepository,
  OwnedSnapshot,
  SeenRepository,
} from '@aulario/my-courses/lists';
import type { PlanRepository, PlanSnapshot } from '@aulario/my-courses/plan';
import { createContext, use } from 'react';
import { useIsTrueOf, useStore } from './useStore.ts';

/** The stored records of one owner: lists, owned courses, plan, followed searches, seen changes. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
  readonly seen: SeenRepository;
  readonly followed: FollowedRepository;
}

/** The same object until the owner changes. */
export const SavedContext = createContext<SavedCourses | null>(null);

const noLists: ListsSnapshot = { lists: [], problem: 'none', unreadable: 0 };
const noneOwned: OwnedSnapshot = { courses: [], problem: 'none' };
const nothingFollowed: readonly Followed[] = [];
const noPlan: PlanSnapshot = { settings: null, problem: 'none' };

/** Returns the lists and re-renders at every change, also from another tab. */
export const useLists = (): ListsSnapshot => useStore(useSaved().lists, noLists);

/** Returns the actions on the lists; never re-renders. */
export const useListsActions = (): ListsRepository => useSaved().lists;

/** Returns the owned courses and re-renders at every change. */
export const useOwned = (): OwnedSnapshot => useStore(useSaved().owned, noneOwned);

/** Returns the actions on the owned courses; never re-renders. */
export const useOwnedActions = (): OwnedRepository => useSaved().owned;

/** Returns the plan's settings and re-renders at every change. */
export const usePlanSettings = (): PlanSnapshot => useStore(useSaved().plan, noPlan);

/** Returns the actions on the plan's settings; never re-renders. */
export const usePlanActions = (): PlanRepository => useSaved().plan;

/** Whether one course is owned. Re-renders only when the answer changes. */
export function useIsOwned(courseId: string): boolean {
  const { owned } = useSaved();
  return useIsTrueOf(owned, () => owned.has(courseId));
}

/** Whether one course is in any list. Re-renders only when the answer changes. */
export function useIsSaved(courseId: string): boolean {
  const { lists } = useSaved();
  return useIsTrueOf(lists, () => lists.isSaved(courseId));
}

/** Returns the latest build whose changes were seen, and the function that marks another one. */
export function useSeenBuild(): readonly [
  day: CalendarDay | null,
  mark: (day: CalendarDay) => void,
] {
  const { seen } = useSaved();
  return [useStore(seen, null), seen.mark];
}

/** Returns the followed searches and re-renders at every change. */
export const useFollowed = (): readonly Followed[] =>
  useStore(useSaved().followed, nothingFollowed);

/** Returns the actions on the followed searches; never re-renders. */
export const useFollowedActions = (): FollowedRepository => useSaved().followed;

function useSaved(): SavedCourses {
  const saved = use(SavedContext);
  if (saved === null) throw new Error('The hooks of lists need a SavedContext above them');
  return saved;
}
