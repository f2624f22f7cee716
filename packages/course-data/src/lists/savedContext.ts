import { createContext } from 'react';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';

/** The lists, the owned courses and the plan of one owner. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
