import { allScreens, layouts } from '@aulario/frame/navigation/paths.ts';
import type { Screen } from '@aulario/frame/navigation/screen.ts';
import type { Rolldown } from 'vite';

/** Matches the routes of a chunk (paths.ts), and other modules by their names. */
function modulesOf(chunk: NonNullable<Screen['chunk']>, others: readonly string[] = []): RegExp {
  const routes = [...allScreens, ...Object.entries(layouts)]
    .filter(([, route]) => route.chunk === chunk)
    .map(([name]) => `${name}\\.route`);
  return new RegExp(`/(?:${[...routes, ...others].join('|')})\\.`);
}

/**
 * What many screens share, cart, lists and plan among them. With the shell, which all of them load: else
 * each of them would load the whole catalogue for it, or a dozen small files.
 */
const sharedByScreens = [
  ...['CourseLine', 'Dialog', 'EmptyState', 'LoadFailure', 'StorageProblemNote', 'CartAction'],
  ...['ButtonGroup', 'Checkbox', 'SortSelect', 'SubjectChips', 'FeedLinks', 'CatalogueFailed'],
  ...['CompareLink', 'ListCovers', 'ScreenHead', 'ScreenWaiting', 'SimilarLink', 'addedCourse'],
  ...['listLink', 'newsHref', 'readableItems', 'sharedListHref', 'shelfId', 'teacherOf'],
  ...['useAsync', 'useCourseLine', 'useDetailsLink', 'useDiscontinued(?:Course|View)'],
  ...['useHasWidth', 'useMyCoursesHref', 'useOutgoing', 'usePlatformName', 'useShare'],
  ...['useSimilar', 'useSubjectHref', 'useSubjectItems', 'values/fields'],
];

/**
 * Groups code that is loaded together into one file, since every file costs a request: by default
 * the build would split a file for each set of screens that share code, and a screen would wait for
 * thirty. A group contains the modules that it names and their imports; the first matching group
 * wins.
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  // Accounts and a search in the address start before the application, so the code that they share
  // with it is a separate group.
  {
    name: 'base',
    test: /\/(?:auth\/src\/\w+\.|local-data\/src\/(?:guardedStorage|listeners)\.|safe-url\/src|app\/(?:env\/env|catalogue\/openCatalogue)\.|services\/openStorage|navigation\/address\/languageAddress)|preload-helper|rolldown\/runtime/,
  },
  { name: 'app', tags: ['$initial'] },
  { name: 'accounts', test: /\/(?:src\/app\/accounts|auth\/src\/firebase\/connectEmulator)\./ },
  // The frame of every page, with the session and the validation of what is typed or stored.
  {
    name: 'site',
    test: /\/(?:site\/(?:LandingHeader|PublicFooter)|session\/(?:Session|authErrorMessage)|auth\/src\/react\/\w+|form\/FormAnswer|LocalizedPasswordField|navigation\/(?:nextPath|Redirect|href\/(?:searched|searchHref))|Screen\/screenParts|IconButton|covers\/palettes)\./,
  },
  // What the landing page shows of the catalogue.
  {
    name: 'browse',
    test: /\/(?:ui\/src\/(?:covers|patterns\/search\/SearchBar)\/|(?:CourseCover|CategoryCorridor|CategoryNav|PlainSearch|coverOf|controlsOnWall|courseHref|foreignLang|useAsyncResult|useCategoryLinks|useCourseFacts|useFormatters|usePriceView)\.)/,
  },
  { name: 'shell', test: modulesOf('shell', ['dashboardError\\.route', ...sharedByScreens]) },
  { name: 'courses', test: modulesOf('courses') },
  { name: 'goals', test: /\/goalNamedIn\./ },
  { name: 'prices', test: /\/typedPrice\./ },
  { name: 'costs', test: /\/(?:TrueCost|useEditablePlan)\./ },
  { name: 'forms', test: modulesOf('forms', ['form/FormAnswer']) },
];
