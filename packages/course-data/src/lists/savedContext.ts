import { createContext } from 'react';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';
import type { SeenRepository } from './seenRepository.ts';

/** The lists, the owned courses and the plan of one owner, and up to which build they saw changes. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
  readonly seen: SeenRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
