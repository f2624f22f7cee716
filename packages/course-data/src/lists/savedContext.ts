import { createContext } from 'react';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { FollowedRepository } from './followedRepository.ts';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';
import type { SeenRepository } from './seenRepository.ts';

/** The stored records of one owner: lists, owned courses, plan, followed searches, seen changes. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
  readonly seen: SeenRepository;
  readonly followed: FollowedRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
