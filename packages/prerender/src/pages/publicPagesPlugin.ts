import { join, resolve } from 'node:path';
import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { byLanguage } from '@aulario/frame/language/language.ts';
import { allScreens, type ScreenName, screens } from '@aulario/frame/navigation/paths.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { buildScript } from '../build/buildScript.ts';
import { fileOfModule, routeModule, routeModules } from '../build/routeModules.ts';
import { screenPreloads } from '../build/screenPreloads.ts';
import { textModules } from '../build/textModules.ts';
import { isLink, screenPages } from './addresses/screenPages.ts';
import { type PageParts, partsFolder, writeParts } from './pageParts.ts';

/** What the application hands over: modules that pages start by themselves are named by the ends of their paths. */
interface Application {
  /** The file that exports `prerender`, in the root of the build. */
  readonly prerender: `${string}/prerender.ts`;
  /** Confirms the session; the dashboard's page runs it before the application has loaded. */
  readonly accounts: string;
  /** Starts the search in the address; a page that is opened at one runs it before the application. */
  readonly search: string;
}

/** Builds what renders the pages separately, because it runs in Node; its classes have the names of the application's. */
const buildRenderer = (file: string, folder: string, { root, mode, envDir, oxc }: ResolvedConfig) =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode,
    envDir,
    oxc,
    plugins: [react(), articles(), commonPasswords(), linguiCatalogues()],
    ssr: { noExternal: true },
    // Node reads its environment slowly, and every element that renders would ask for it.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: file, outDir: folder },
  });

function modulesOf(name: ScreenName, bundle: Rolldown.OutputBundle) {
  const routes = [...(screens[name].isInPublicShell ? (['publicShell'] as const) : []), name];
  return byLanguage((language) =>
    routeModules(bundle, [...routes.map(routeModule), ...textModules(language, routes)]),
  );
}

/**
 * Leaves in the folder of a build what its public pages are made of, which `writePages` writes for a
 * catalogue.
 */
export const publicPagesPlugin = (app: Application): Plugin => {
  let parts: PageParts;
  return {
    name: 'aulario:public-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        const fonts = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        if (index?.type !== 'asset' || fonts?.type !== 'asset') {
          throw new Error('The build has no page or no fonts.');
        }
        const { env } = this.environment.config;
        const emit = async (name: string, script: string) => {
          const source = await buildScript(script);
          return `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
        };
        const rendered = allScreens.filter(([name]) => {
          const page = screenPages[name];
          return page !== null && !isLink(page);
        });
        parts = {
          empty: String(index.source),
          preloads: screenPreloads(bundle, Boolean(env['VITE_TYPESENSE_URL']), app.search),
          prerenderedScripts: {
            firstScript: await buildScript('src/start/startPrerendered.ts'),
            lastScript: await buildScript('src/start/endPrerendered.ts'),
          },
          searchedScripts: {
            firstScript: await buildScript('src/start/startSearched.ts'),
            lastScript: await buildScript('src/start/endSearched.ts'),
          },
          dashboardScript: await buildScript('src/start/startDashboard.ts'),
          startUrl: await emit(
            'hydrateOnInteraction.js',
            'src/start/hydrate/hydrateOnInteraction.ts',
          ),
          earlyUrl: await emit('answerEarly.js', 'src/start/early/answerEarly.ts'),
          accountsUrl: `/${fileOfModule(bundle, app.accounts)}`,
          fonts: String(fonts.source),
          modules: Object.fromEntries(rendered.map(([name]) => [name, modulesOf(name, bundle)])),
          variables: env,
        };
        delete bundle['index.html'];
      },
    },
    async writeBundle({ dir }) {
      const { config } = this.environment;
      const folder = resolve(config.root, dir ?? config.build.outDir);
      await buildRenderer(app.prerender, join(folder, partsFolder), config);
      writeParts(folder, parts);
    },
  };
};
