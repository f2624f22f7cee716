import { globSync } from 'node:fs';
import { byLanguage, type Language } from '@aulario/frame/language/language.ts';
import {
  allScreens,
  type LayoutName,
  paths,
  type ScreenName,
} from '@aulario/frame/navigation/paths.ts';
import type { Screen } from '@aulario/frame/navigation/screen.ts';
import type { Rolldown } from 'vite';
import { dataBlock } from '../start/dataBlock.ts';
import { type Preloads, type PreloadsOfScreen, preloadsId } from '../start/preloads.ts';
import { entryFiles, fileOfModule, routeModule, routeModules } from './routeModules.ts';
import { textModules } from './textModules.ts';

/** The files that the worker starts with. */
const workerFiles = (bundle: Rolldown.OutputBundle): string[] =>
  [
    ...Object.keys(bundle).filter((name) => /catalogueWorker-.*\.js$/.test(name)),
    'catalogue/manifest.json',
  ].map((file) => `/${file}`);

/** The fixed beginning of an address: '/course/' of '/course/:id'. */
const beginningOf = (pattern: string) => pattern.replace(/:.*/, '');

/**
 * Returns the addresses of what each screen loads beside the application's entry.
 *
 * @param isHosted - Whether a server has the catalogue.
 * @param startSearch - The module that starts the search in the address, by the end of its path.
 */
export function screenPreloads(
  bundle: Rolldown.OutputBundle,
  isHosted: boolean,
  startSearch: string,
): Preloads {
  const ofCatalogue = isHosted ? [] : workerFiles(bundle);
  const files: string[] = [];
  const placeOf = (file: string) =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const preloadsOf = (
    layout: LayoutName | null,
    name: ScreenName | null,
    asksCatalogue: boolean,
  ): PreloadsOfScreen => {
    const routes = [layout, name].filter((route) => route !== null);
    const modules = routes.map(routeModule);
    const textsIn = (code: Language) =>
      routeModules(bundle, textModules(code, routes)).map(placeOf);
    return {
      files: [...routeModules(bundle, modules), ...(asksCatalogue ? ofCatalogue : [])].map(placeOf),
      texts: byLanguage(textsIn),
      search: name === 'catalogue' ? ofCatalogue.map(placeOf) : [],
    };
  };
  const placesOf = (name: ScreenName, screen: Screen) => {
    const { isInPublicShell, preloads } = screen;
    const at = (patterns: readonly string[], layout: LayoutName | null) =>
      patterns.map((pattern) => [
        beginningOf(pattern),
        preloadsOf(layout, name, preloads === 'catalogue'),
      ]);
    return [
      ...at(screen.public, isInPublicShell ? 'publicShell' : null),
      ...at(screen.dashboard, 'dashboard'),
    ];
  };
  const screens = Object.fromEntries([
    ['', preloadsOf(null, null, false)],
    // Of an address in it that is no screen's.
    [paths.dashboard, preloadsOf('dashboard', null, false)],
    ...allScreens
      .filter(([, { preloads }]) => preloads !== 'nothing')
      .flatMap(([name, screen]) => placesOf(name, screen)),
  ]);
  return {
    entry: entryFiles(bundle).map((file) => `/${file}`),
    files,
    startSearch: `/${fileOfModule(bundle, startSearch)}`,
    screens,
  };
}

/** Adds what a search reads first of the catalogue in a folder. */
export function withCatalogue(preloads: Preloads, publicFolder: string): Preloads {
  const index = globSync('catalogue/index-*/core.bin', { cwd: publicFolder });
  const places = index.map((_, place) => preloads.files.length + place);
  const screens = Object.entries(preloads.screens).map(([path, screen]) => [
    path,
    screen.search.length === 0 ? screen : { ...screen, search: [...screen.search, ...places] },
  ]);
  return {
    ...preloads,
    files: [...preloads.files, ...index.map((file) => `/${file}`)],
    screens: Object.fromEntries(screens),
  };
}

/**
 * Embeds what the screens preload, so that the page can do so at once (preloadRoute.ts).
 */
export function withPreloads(page: string, preloads: Preloads): string {
  return page.replace(
    /<meta charset[^>]*>/,
    (charset) => charset + dataBlock(preloadsId, preloads),
  );
}
