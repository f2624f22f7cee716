import { use, useSyncExternalStore } from 'react';
import type { PlanRepository, PlanSnapshot } from '../plan/planRepository.ts';
import type { ListsSnapshot } from './courseList.ts';
import type { Followed, FollowedRepository } from './followedRepository.ts';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository, OwnedSnapshot } from './ownedRepository.ts';
import { SavedContext, type SavedCourses } from './savedContext.ts';

const noLists: ListsSnapshot = { lists: [], problem: 'none', unreadable: 0 };
const noneOwned: OwnedSnapshot = { courses: [], problem: 'none' };
const nothingFollowed: readonly Followed[] = [];
const noPlan: PlanSnapshot = { settings: null, problem: 'none' };

/** The lists as they are now. Re-renders at every change, also of another tab. */
export function useLists(): ListsSnapshot {
  const { lists } = useSaved();
  return useSyncExternalStore(lists.subscribe, lists.getSnapshot, () => noLists);
}

/** What can be done to the lists; never re-renders. */
export const useListsActions = (): ListsRepository => useSaved().lists;

/** The owned courses as they are now. */
export function useOwned(): OwnedSnapshot {
  const { owned } = useSaved();
  return useSyncExternalStore(owned.subscribe, owned.getSnapshot, () => noneOwned);
}

/** What can be done to the owned courses; never re-renders. */
export const useOwnedActions = (): OwnedRepository => useSaved().owned;

/** What was said about the plan, as it is now. */
export function usePlanSettings(): PlanSnapshot {
  const { plan } = useSaved();
  return useSyncExternalStore(plan.subscribe, plan.getSnapshot, () => noPlan);
}

/** What can be done to the plan; never re-renders. */
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

/** Up to which build somebody has seen what became of their courses, and how to note another. */
export function useSeenBuild(): readonly [day: string | null, mark: (day: string) => void] {
  const { seen } = useSaved();
  const day = useSyncExternalStore(seen.subscribe, seen.getSnapshot, () => null);
  return [day, seen.mark];
}

/** What is followed, as it is now. */
export function useFollowed(): readonly Followed[] {
  const { followed } = useSaved();
  return useSyncExternalStore(followed.subscribe, followed.getSnapshot, () => nothingFollowed);
}

/** What can be done to what is followed; never re-renders. */
export const useFollowedActions = (): FollowedRepository => useSaved().followed;

function useSaved(): SavedCourses {
  const saved = use(SavedContext);
  if (saved === null) throw new Error('The hooks of lists need a SavedProvider above them');
  return saved;
}
