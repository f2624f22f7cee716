import { allScreens, layouts } from '@aulario/frame/navigation/paths.ts';
import type { Screen } from '@aulario/frame/navigation/screen.ts';
import type { Rolldown } from 'vite';

/** The routes of a chunk (paths.ts). */
const routesOf = (chunk: NonNullable<Screen['chunk']>): readonly string[] =>
  [...allScreens, ...Object.entries(layouts)]
    .filter(([, route]) => route.chunk === chunk)
    .map(([name]) => `${name}.route`);

const listed = (names: string): readonly string[] => names.trim().split(/\s+/);

/**
 * The modules of each group, in the order in which the groups apply: the ends of their paths without the
 * extensions, with `*` for every file of a folder.
 */
export const groupedModules = {
  // Accounts and a search in the address start before the application, so the code that they share
  // with it is a separate group. The accounts themselves are none: the import of a group's module needs the
  // bundler's runtime, which is in the application.
  base: listed(`auth/src/* local-data/src/guardedStorage local-data/src/listeners local-data/src/openChannel
    safe-url/src/* app/env/env app/catalogue/openCatalogue services/openStorage
    navigation/address/languageAddress`),
  // The frame of every page, with the session and the validation of what is typed or stored.
  site: listed(`site/LandingHeader site/PublicFooter session/Session session/authErrorMessage
    auth/src/react/* form/FormAnswer form/useAttempt LocalizedPasswordField navigation/nextPath navigation/Redirect
    navigation/href/searched navigation/href/searchHref Screen/screenParts IconButton covers/palettes`),
  // What the landing page shows of the catalogue.
  browse:
    listed(`ui/src/covers/* ui/src/covers/scenes/* patterns/search/SearchBar/* CourseCover CategoryNav
    PlainSearch coverOf controlsOnWall courseHref foreignLang useAsyncResult useCategoryLinks
    useCourseFacts useFormatters usePriceView`),
  // What many screens share, cart, lists and plan among them. With the shell, which all of them load: else
  // each of them would load the whole catalogue for it, or a dozen small files.
  shell: [
    ...routesOf('shell'),
    ...listed(`dashboardError.route CourseLine Dialog EmptyState LoadFailure StorageProblemNote
      CartAction ButtonGroup Checkbox SortSelect SubjectChips FeedLinks CatalogueFailed
      CompareLink ListCovers PlatformButton ScreenHead ScreenWaiting SimilarLink addedCourse
      listLink newsHref readableItems shelfId teacherOf ToCatalogue useAsync useCourseLine
      useDetailsLink useDiscontinuedCourse useDiscontinuedView useHasWidth useMyCoursesHref
      useOutgoing usePlatformName useShare useSimilar useSubjectHref useSubjectItems useToday
      values/fields`),
  ],
  courses: routesOf('courses'),
  goals: ['goalNamedIn'],
  prices: ['typedPrice'],
  costs: ['TrueCost', 'useEditablePlan'],
  forms: routesOf('forms'),
};

/** Matches the modules with one of these ends. */
export function modulesOf(ends: readonly string[]): RegExp {
  const patterns = ends.map((end) => end.replaceAll('.', '\\.').replace('*', '[^/]+'));
  return new RegExp(`/(?:${patterns.join('|')})\\.`);
}

const { base, ...others } = groupedModules;

/**
 * Groups code that is loaded together into one file, since every file costs a request: by default
 * the build would split a file for each set of screens that share code, and a screen would wait for
 * thirty. A group contains the modules that it names and their imports; the first matching group
 * wins.
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'base', test: new RegExp(`${modulesOf(base).source}|preload-helper|rolldown/runtime`) },
  { name: 'app', tags: ['$initial'] },
  ...Object.entries(others).map(([name, ends]) => ({ name, test: modulesOf(ends) })),
];
