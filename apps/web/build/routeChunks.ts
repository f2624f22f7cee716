import { globSync } from 'node:fs';
import type { Rolldown } from 'vite';
import type { ScreenName } from '../src/app/screenTexts.ts';
import { languages } from '../src/features/language/language.ts';
import { entryFiles, fileOfModule, routeModules } from './routeModules.ts';
import { textModules } from './textModules.ts';

interface Screen {
  /** Files of src/routes. */
  readonly routes: readonly ScreenName[];
  /** Whether the screen starts with a request to the catalogue. */
  readonly asksCatalogue: boolean;
}

/** The screens by prefix of their Spanish path; the longest match wins. */
const screens: Readonly<Record<string, Screen>> = {
  '/courses': { routes: ['publicShell', 'catalogue'], asksCatalogue: true },
  '/course/': { routes: ['publicShell', 'course'], asksCatalogue: true },
  '/cart': { routes: ['publicShell', 'cart'], asksCatalogue: false },
  '/dashboard': { routes: ['dashboard', 'catalogue'], asksCatalogue: true },
  '/dashboard/course/': { routes: ['dashboard', 'course'], asksCatalogue: true },
  '/dashboard/cart': { routes: ['dashboard', 'cart'], asksCatalogue: false },
  '/dashboard/lists': { routes: ['dashboard', 'lists'], asksCatalogue: false },
  '/dashboard/profile': { routes: ['dashboard', 'profile'], asksCatalogue: false },
};

/** Confirms the session; the dashboard's page runs it before the application has loaded. */
export const accountsModule = '/src/app/accounts.ts';

/** Starts the search in the address; a page that is opened at one runs it before the application. */
const searchModule = '/src/app/openCatalogue.ts';

/** The files that the worker starts with, and those that a search reads first. */
function catalogueFiles(bundle: Rolldown.OutputBundle, publicFolder: string | null) {
  if (publicFolder === null) return { ofCatalogue: [], ofSearch: [] };
  const worker = Object.keys(bundle).filter((name) => /catalogueWorker-.*\.js$/.test(name));
  const ofCatalogue = [...worker, 'catalogue/manifest.json'].map((file) => `/${file}`);
  const index = globSync('catalogue/index-*/core.bin', { cwd: publicFolder });
  return { ofCatalogue, ofSearch: [...ofCatalogue, ...index.map((file) => `/${file}`)] };
}

/**
 * The addresses of what each screen asks for beside the application's entry, which is `entry`. Its
 * texts end in `#en` or `#es`; what a search reads first ends in `?q`, and `search` runs it.
 *
 * @param publicFolder - Contains the catalogue's folder; null if the catalogue is a hosted one.
 */
export function routeChunks(
  bundle: Rolldown.OutputBundle,
  publicFolder: string | null,
): Record<string, string[]> {
  const { ofCatalogue, ofSearch } = catalogueFiles(bundle, publicFolder);
  const chunks = Object.entries(screens).map(([prefix, { routes, asksCatalogue }]) => {
    const modules = routes.map((name) => `/src/routes/${name}.tsx`);
    // The session comes first: nothing of an account is shown before it is confirmed.
    if (prefix.startsWith('/dashboard')) modules.unshift(accountsModule);
    return [prefix, [...routeModules(bundle, modules), ...(asksCatalogue ? ofCatalogue : [])]];
  });
  const texts = languages.flatMap(({ code }) =>
    [['', { routes: [] }] as const, ...Object.entries(screens)].map(([prefix, { routes }]) => [
      `${prefix}#${code}`,
      routeModules(bundle, textModules(code, routes)),
    ]),
  );
  const searches = Object.entries(screens)
    .filter(([, { routes }]) => routes.includes('catalogue'))
    .map(([prefix]) => [`${prefix}?q`, ofSearch]);
  const entry = entryFiles(bundle).map((file) => `/${file}`);
  const search = [`/${fileOfModule(bundle, searchModule)}`];
  return Object.fromEntries([
    ['entry', entry],
    ['search', search],
    ...chunks,
    ...texts,
    ...searches,
  ]);
}

/**
 * Embeds the files of the screens, so that the page can preload them at once (preloadRoute.ts). A
 * data block, not a script: the content policy needs no hash that changes with every build.
 */
export function withRouteChunks(page: string, chunks: Readonly<Record<string, unknown>>): string {
  const data = `<script type="application/json" id="route-chunks">${JSON.stringify(chunks)}</script>`;
  return page.replace(/<meta charset[^>]*>/, (charset) => charset + data);
}
