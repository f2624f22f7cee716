import { createContext } from 'react';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';
import type { SeenRepository } from './seenRepository.ts';

/** The lists and the owned courses of one owner, and what they have seen of them. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
  readonly seen: SeenRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
