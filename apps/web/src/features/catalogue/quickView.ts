import { createContext, useContext } from 'react';

/** Opens the quick view of a course by its id. */
export type OpenQuickView = (courseId: string) => void;

const QuickViewContext = createContext<OpenQuickView | null>(null);

export const QuickViewProvider = QuickViewContext.Provider;

/** Null where there is no quick view: the course's page opens. */
export const useOpenQuickView = () => useContext(QuickViewContext);

/** Names the course of the quick view in the address of a list. */
export const quickViewParameter = 'course';

/** Whether two addresses differ in nothing but the quick view. */
export function isQuickViewChange(before: URL, after: URL): boolean {
  const plain = ({ href }: URL) => {
    const url = new URL(href);
    url.searchParams.delete(quickViewParameter);
    return url.href;
  };
  return before.href !== after.href && plain(before) === plain(after);
}
