import { createContext } from 'react';
import type { PlanRepository } from '../plan/planRepository.ts';
import type { FollowedRepository } from './followedRepository.ts';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';
import type { SeenRepository } from './seenRepository.ts';

/** What one owner keeps: lists, owned courses, a plan, what they follow, which changes they saw. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
  readonly seen: SeenRepository;
  readonly followed: FollowedRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
