import type { ReactNode } from 'react';
import { SavedContext, type SavedCourses } from './savedContext.ts';

export interface SavedProviderProps {
  /** The same object until the owner changes. */
  saved: SavedCourses;
  children: ReactNode;
}

/** Gives the components below it somebody's lists; it re-renders nothing when they change. */
export function SavedProvider({ saved, children }: SavedProviderProps) {
  return <SavedContext value={saved}>{children}</SavedContext>;
}
