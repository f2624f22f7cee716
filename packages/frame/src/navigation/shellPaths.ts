import { paths } from './paths.ts';

/** The addresses in one shell of the screens that both shells contain. */
export interface ShellPaths {
  readonly catalogue: string;
  readonly categories: string;
  /** Followed by the slug of a category, and optionally of a subject. */
  readonly hub: string;
  /** Followed by the id and the slug of a course. */
  readonly course: string;
  readonly cart: string;
  readonly checkout: string;
  readonly add: string;
  readonly changed: string;
  /** The courses and weights are in the query. */
  readonly compare: string;
  readonly lists: string;
}

/** The public shell. */
export const publicShell: ShellPaths = {
  catalogue: paths.courses,
  categories: paths.publicCategories,
  hub: paths.courses,
  course: paths.publicCourse,
  cart: paths.publicCart,
  checkout: paths.publicCheckout,
  add: paths.add,
  changed: paths.publicChanged,
  compare: paths.publicCompare,
  lists: paths.publicLists,
};

/** The shell for users. */
export const dashboardShell: ShellPaths = {
  catalogue: paths.home,
  categories: paths.categories,
  hub: paths.categories,
  course: paths.course,
  cart: paths.cart,
  checkout: paths.checkout,
  add: paths.addOwn,
  changed: paths.changed,
  compare: paths.compare,
  lists: paths.lists,
};
