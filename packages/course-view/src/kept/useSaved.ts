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
import { createContext, use, useSyncExternalStore } from 'react';

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
export function useLists(): ListsSnapshot {
  const { lists } = useSaved();
  return useSyncExternalStore(lists.subscribe, lists.getSnapshot, () => noLists);
}

/** Returns the actions on the lists; never re-renders. */
export const useListsActions = (): ListsRepository => useSaved().lists;

/** Returns the owned courses and re-renders at every change. */
export function useOwned(): OwnedSnapshot {
  const { owned } = useSaved();
  return useSyncExternalStore(owned.subscribe, owned.getSnapshot, () => noneOwned);
}

/** Returns the actions on the owned courses; never re-renders. */
export const useOwnedActions = (): OwnedRepository => useSaved().owned;

/** Returns the plan's settings and re-renders at every change. */
export function usePlanSettings(): PlanSnapshot {
  const { plan } = useSaved();
  return useSyncExternalStore(plan.subscribe, plan.getSnapshot, () => noPlan);
}

/** Returns the actions on the plan's settings; never re-renders. */
export const usePlanActions = (): PlanRepository => useSaved().plan;

/** Whether one course is owned. Re-renders only when the answer changes. */
export function useIsOwned(courseId: string): boolean {
  const { owned } = useSaved();
  return useSyncExternalStore(
    owned.subscribe,
    () => owned.has(courseId),
    () => false,
  );
}

/** Whether one course is in any list. Re-renders only when the answer changes. */
export function useIsSaved(courseId: string): boolean {
  const { lists } = useSaved();
  return useSyncExternalStore(
    lists.subscribe,
    () => lists.isSaved(courseId),
    () => false,
  );
}

/** Returns the latest build whose changes were seen, and the function that marks another one. */
export function useSeenBuild(): readonly [
  day: CalendarDay | null,
  mark: (day: CalendarDay) => void,
] {
  const { seen } = useSaved();
  const day = useSyncExternalStore(seen.subscribe, seen.getSnapshot, () => null);
  return [day, seen.mark];
}

/** Returns the followed searches and re-renders at every change. */
export function useFollowed(): readonly Followed[] {
  const { followed } = useSaved();
  return useSyncExternalStore(followed.subscribe, followed.getSnapshot, () => nothingFollowed);
}

/** Returns the actions on the followed searches; never re-renders. */
export const useFollowedActions = (): FollowedRepository => useSaved().followed;

function useSaved(): SavedCourses {
  const saved = use(SavedContext);
  if (saved === null) throw new Error('The hooks of lists need a SavedContext above them');
  return saved;
}
