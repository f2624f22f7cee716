import type { Rolldown } from 'vite';
import type { ScreenName } from '../src/app/screenTexts.ts';
import { languages } from '../src/features/language/language.ts';
import { routeModules } from './routeModules.ts';
import { textModules } from './textModules.ts';

interface Screen {
  /** Of src/routes. */
  readonly routes: readonly ScreenName[];
  /** Whether it begins with a question to the catalogue. */
  readonly asksCatalogue: boolean;
}

/** What is shown at an address, by the beginning of its path in Spanish; the longest counts. */
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

/** Confirms the session; a page of the dashboard runs it before the application has come. */
export const accountsModule = '/src/app/accounts.ts';

/** The addresses of what each screen asks for beside the application's entry; its texts end in `#en` or `#es`. */
export function routeChunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const worker = Object.keys(bundle).filter((name) => /catalogueWorker-.*\.js$/.test(name));
  const ofCatalogue = [...worker.map((name) => `/${name}`), '/catalogue/manifest.json'];
  const chunks = Object.entries(screens).map(([prefix, { routes, asksCatalogue }]) => {
    const modules = routes.map((name) => `/src/routes/${name}.tsx`);
    // What confirms the session goes first: nothing of an account is shown before that.
    if (prefix.startsWith('/dashboard')) modules.unshift(accountsModule);
    return [prefix, [...routeModules(bundle, modules), ...(asksCatalogue ? ofCatalogue : [])]];
  });
  const texts = languages.flatMap(({ code }) =>
    [['', { routes: [] }] as const, ...Object.entries(screens)].map(([prefix, { routes }]) => [
      `${prefix}#${code}`,
      routeModules(bundle, textModules(code, routes)),
    ]),
  );
  return Object.fromEntries([...chunks, ...texts]);
}

/**
 * Tells a page what its screen will ask for, so that it can ask for it at once (preloadRoute.ts).
 * Data, which are not run: the policy needs no hash of what changes with each build.
 */
export function withRouteChunks(page: string, chunks: Readonly<Record<string, unknown>>): string {
  const data = `<script type="application/json" id="route-chunks">${JSON.stringify(chunks)}</script>`;
  return page.replace(/<meta charset[^>]*>/, (charset) => charset + data);
}
