import { createContext, useContext } from 'react';

/** Opens the quick view of a course by its id. */
export type OpenQuickView = (courseId: string) => void;

const QuickViewContext = createContext<OpenQuickView | null>(null);

export const QuickViewProvider = QuickViewContext.Provider;

/** Null without a quick view, where links open the course's page. */
export const useOpenQuickView = () => useContext(QuickViewContext);

/** The parameter of a list's address that names the course of the quick view. */
export const quickViewParameter = 'course';

/** Whether two addresses differ only in the quick view. */
export function isQuickViewChange(before: URL, after: URL): boolean {
  const plain = ({ href }: URL) => {
    const url = new URL(href);
    url.searchParams.delete(quickViewParameter);
    return url.href;
  };
  return before.href !== after.href && plain(before) === plain(after);
}
