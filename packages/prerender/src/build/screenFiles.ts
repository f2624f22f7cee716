import { globSync } from 'node:fs';
import type { Language } from '@aulario/frame/language/language.ts';
import type { ScreenName } from '@aulario/screens/screenTexts.ts';
import type { Rolldown } from 'vite';
import { type ScreenFiles, screenFilesId } from '../start/screenFiles.ts';
import { entryFiles, fileOfModule, routeModule, routeModules } from './routeModules.ts';
import { textModules } from './textModules.ts';

interface Screen {
  /** The routes that render it. */
  readonly routes: readonly ScreenName[];
  /** Whether the screen starts with a request to the catalogue. */
  readonly asksCatalogue: boolean;
}

/** The screens that request much, by the beginning of their Spanish path; '' is every other one. */
const screens: Readonly<Record<string, Screen>> = {
  '': { routes: [], asksCatalogue: false },
  '/courses': { routes: ['publicShell', 'catalogue'], asksCatalogue: true },
  '/course/': { routes: ['publicShell', 'course'], asksCatalogue: true },
  '/cart': { routes: ['publicShell', 'cart'], asksCatalogue: false },
  '/dashboard': { routes: ['dashboard', 'catalogue'], asksCatalogue: true },
  '/dashboard/course/': { routes: ['dashboard', 'course'], asksCatalogue: true },
  '/dashboard/cart': { routes: ['dashboard', 'cart'], asksCatalogue: false },
  '/dashboard/lists': { routes: ['dashboard', 'lists'], asksCatalogue: false },
  '/dashboard/profile': { routes: ['dashboard', 'profile'], asksCatalogue: false },
};

/** Modules of the application that pages start by themselves, by the ends of their paths. */
export interface EarlyModules {
  /** Confirms the session; the dashboard's page runs it before the application has loaded. */
  readonly accounts: string;
  /** Starts the search in the address; a page that is opened at one runs it before the application. */
  readonly search: string;
}

/** The files that the worker starts with, and those that a search reads first. */
function catalogueFiles(bundle: Rolldown.OutputBundle, publicFolder: string | null) {
  if (publicFolder === null) return { ofCatalogue: [], ofSearch: [] };
  const worker = Object.keys(bundle).filter((name) => /catalogueWorker-.*\.js$/.test(name));
  const ofCatalogue = [...worker, 'catalogue/manifest.json'].map((file) => `/${file}`);
  const index = globSync('catalogue/index-*/core.bin', { cwd: publicFolder });
  return { ofCatalogue, ofSearch: [...ofCatalogue, ...index.map((file) => `/${file}`)] };
}

/**
 * Returns the addresses of what each screen loads beside the application's entry.
 *
 * @param publicFolder - Contains the catalogue's folder; null if the catalogue is a hosted one.
 */
export function screenFiles(
  bundle: Rolldown.OutputBundle,
  publicFolder: string | null,
  early: EarlyModules,
): ScreenFiles {
  const { ofCatalogue, ofSearch } = catalogueFiles(bundle, publicFolder);
  const filesOf = (path: string, { routes, asksCatalogue }: Screen) => {
    const modules = routes.map(routeModule);
    // The session comes first: nothing of an account is shown before it is confirmed.
    if (path.startsWith('/dashboard')) modules.unshift(early.accounts);
    const textsIn = (code: Language) => routeModules(bundle, textModules(code, routes));
    return {
      files: [...routeModules(bundle, modules), ...(asksCatalogue ? ofCatalogue : [])],
      texts: { es: textsIn('es'), en: textsIn('en') },
      search: routes.includes('catalogue') ? ofSearch : [],
    };
  };
  return {
    entry: entryFiles(bundle).map((file) => `/${file}`),
    startSearch: `/${fileOfModule(bundle, early.search)}`,
    screens: Object.fromEntries(
      Object.entries(screens).map(([path, screen]) => [path, filesOf(path, screen)]),
    ),
  };
}

/**
 * Embeds the files of the screens, so that the page can preload them at once (preloadRoute.ts). A
 * data block, not a script: the content policy needs no hash that changes with every build.
 */
export function withScreenFiles(page: string, files: ScreenFiles): string {
  const data = `<script type="application/json" id="${screenFilesId}">${JSON.stringify(files)}</script>`;
  return page.replace(/<meta charset[^>]*>/, (charset) => charset + data);
}
