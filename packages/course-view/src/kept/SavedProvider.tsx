import type { ReactNode } from 'react';
import { SavedContext, type SavedCourses } from './savedContext.ts';

export interface SavedProviderProps {
  /** The same object until the owner changes. */
  saved: SavedCourses;
  children: ReactNode;
}

/** Provides the owner's lists to its children. Does not re-render them when the lists change. */
export function SavedProvider({ saved, children }: SavedProviderProps) {
  return <SavedContext value={saved}>{children}</SavedContext>;
}
