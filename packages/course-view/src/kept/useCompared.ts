import type { Course } from '@aulario/course-data';
import type { ComparedRepository } from '@aulario/my-courses/compare';
import { createContext, use } from 'react';
import { useIsTrueOf, useStore } from './useStore.ts';

/** The owner's choice of courses to compare; the same object until the owner changes. */
export const ComparedContext = createContext<ComparedRepository | null>(null);

/** Returns the actions on the choice; never re-renders. */
export function useComparedActions(): ComparedRepository {
  const compared = use(ComparedContext);
  if (compared === null) throw new Error('The hooks of comparing need a ComparedContext above');
  return compared;
}

const none: readonly Course[] = [];

/** Returns the chosen courses and re-renders at every change. */
export const useCompared = (): readonly Course[] => useStore(useComparedActions(), none);

/** Whether one course is chosen. Re-renders only when the answer changes. */
export function useIsCompared(courseId: string): boolean {
  const compared = useComparedActions();
  return useIsTrueOf(compared, () => compared.has(courseId));
}

/** Whether any course is chosen. Re-renders only when the answer changes. */
export function useHasCompared(): boolean {
  const compared = useComparedActions();
  return useIsTrueOf(compared, () => compared.getSnapshot().length > 0);
}
