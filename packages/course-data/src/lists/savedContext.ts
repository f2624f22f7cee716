import { createContext } from 'react';
import type { ListsRepository } from './listsRepository.ts';
import type { OwnedRepository } from './ownedRepository.ts';

/** The lists and the owned courses of one owner. */
export interface SavedCourses {
  readonly lists: ListsRepository;
  readonly owned: OwnedRepository;
}

export const SavedContext = createContext<SavedCourses | null>(null);
