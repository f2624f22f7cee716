import type {
  FollowedRepository,
  ListsRepository,
  OwnedRepository,
  SeenRepository,
} from '@aulario/my-courses/lists';
import type { PlanRepository } from '@aulario/my-courses/plan';
import { createContext } from 'react';

/** The stored records of one owner: lists, owned courses, plan, followed searches, seen changes. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly plan: PlanRepository;
  readonly seen: SeenRepository;
  readonly followed: FollowedRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
