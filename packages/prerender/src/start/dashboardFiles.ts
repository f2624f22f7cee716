import type { CategoryId } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';

/** The id of the element with {@link DashboardFiles} as JSON. */
export const dashboardFilesId = 'dashboard-files';

/** The id of the template with the home that the page of the home holds. */
export const homeId = 'home';

/** What the dashboard's page loads, by address. */
export interface DashboardFiles {
  /** The key of the home in the page itself; null for none. */
  readonly embedded: string | null;
  /** The home's prerendered screens, by `homeKey`. */
  readonly screens: Readonly<Record<string, string>>;
  /** The script that confirms the session. */
  readonly accounts: string;
  readonly application: string;
}

/** Throws a SyntaxError where the page has none. */
export const readDashboardFiles = (): DashboardFiles =>
  JSON.parse(document.getElementById(dashboardFilesId)?.textContent ?? '');

/** Names the prerendered home of a language and a saved category; null for none. */
export const homeKey = (category: CategoryId | null, language: Language): string =>
  `${category ?? ''}#${language}`;

/** The value of `data-frame` while a prerendered home is shown. */
export const homeFrame = 'home';

/**
 * The value of `data-frame` while plain boxes stand in the place of its courses: those of a reader
 * who keeps something come below what only the application knows.
 */
export const keptHomeFrame = 'kept';
