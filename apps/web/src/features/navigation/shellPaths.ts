import { paths } from './paths.ts';

/** Where the screens that stand in two shells lie in one of them. */
export interface ShellPaths {
  readonly catalogue: string;
  readonly categories: string;
  /** Followed by the slug of a category, and of a subject in it. */
  readonly hub: string;
  /** Followed by the id and the slug of a course. */
  readonly course: string;
  readonly cart: string;
  readonly checkout: string;
  readonly add: string;
  readonly changed: string;
  /** Its courses and weights are in the query. */
  readonly compare: string;
  readonly lists: string;
}

/** The shell for everybody. */
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
