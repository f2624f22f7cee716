import { allScreens, paths, type screens } from './paths.ts';

type Screens = typeof screens;

/** A screen that both shells contain. */
type SharedScreen = {
  [Name in keyof Screens]: Screens[Name] extends
    | { public: readonly [] }
    | { dashboard: readonly [] }
    ? never
    : Name;
}[keyof Screens];

/**
 * The addresses in one shell of the screens that both shells contain. That of a course is followed by
 * its id and slug.
 */
export interface ShellPaths extends Readonly<Record<SharedScreen, string>> {
  /** Followed by the slug of a category, and optionally of a subject. */
  readonly hub: string;
}

/** The first address of every shared screen, without what follows it. */
const firstPaths = (place: 'public' | 'dashboard') =>
  Object.fromEntries(
    allScreens
      .filter(([, screen]) => screen.public.length > 0 && screen.dashboard.length > 0)
      .map(([name, { [place]: patterns }]) => [name, patterns[0]?.replace(/\/:.*/, '')]),
    // Of the same condition as `SharedScreen`.
  ) as Record<SharedScreen, string>;

/** The public shell. */
export const publicShell: ShellPaths = { ...firstPaths('public'), hub: paths.courses };

/** The shell for users. */
export const dashboardShell: ShellPaths = { ...firstPaths('dashboard'), hub: paths.categories };
