import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { type ScreenName, screens } from '@aulario/frame/navigation/paths.ts';
import { readOutgoingLinks } from '@aulario/frame/services/outgoing/outgoingLinks.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import type { CoverKey } from '@aulario/ui/covers';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { buildScript } from '../build/buildScript.ts';
import { type PageText, readPageTexts } from '../build/pageTexts.ts';
import { fileOfModule, routeModule, routeModules } from '../build/routeModules.ts';
import { type EarlyModules, screenPreloads, withPreloads } from '../build/screenPreloads.ts';
import { textModules } from '../build/textModules.ts';
import { addressedPages, isLink, type RenderedPage, screenPages } from './addresses/screenPages.ts';
import { defaultMaxAnswers } from './answerPages.ts';
import { dashboardPages } from './dashboardPages.ts';
import { writeEarly } from './early/writeEarly.ts';
import type { FilledPage } from './filledPage.ts';
import { fillPage, missingPage, type PageShell, withHead } from './fillPage.ts';
import { hashOf } from './hashOf.ts';
import { fileOf, PageFiles } from './pageFiles.ts';
import { prerenderedRules } from './pageRules.ts';
import type { PrerenderOptions, PrerenderResult } from './prerenderPages.ts';
import type { PrerenderedPage } from './render/prerenderedPage.ts';
import { picturePath, renderPicture } from './sharePicture.ts';
import { siteFiles } from './siteFiles.ts';
import { writeAnswers } from './writeAnswers.ts';

/** What the application hands over. */
interface Application extends EarlyModules {
  /** The file that exports `prerender`, in the root of the build. */
  readonly prerender: `${string}/prerender.ts`;
}

/** What that file exports. */
interface Prerender {
  readonly prerender: (options: PrerenderOptions) => Promise<PrerenderResult>;
}

/** A hash of all files in a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('base64url');
}

/** Built separately, because it runs in Node. */
async function prerender(
  file: string,
  options: PrerenderOptions,
  { root, mode, envDir }: ResolvedConfig,
): Promise<PrerenderResult> {
  const folder = mkdtempSync(join(root, 'node_modules/.pages-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      mode,
      envDir,
      plugins: [react(), articles(), commonPasswords(), linguiCatalogues()],
      ssr: { noExternal: true },
      build: { ssr: file, outDir: folder },
    });
    const built: Prerender = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return await built.prerender({ ...options, code: options.code + hashOfFolder(folder) });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The default maximum of pages; VITE_MAX_HUBS (categories and subjects), VITE_MAX_COURSES,
 * VITE_MAX_ANSWERS (searches in each language) and VITE_MAX_CARDS (courses of a catalogue of which each
 * has a card) replace it.
 */
const defaultMax = { hubs: 2000, courses: 5000, answers: defaultMaxAnswers, cards: 5000 };

/** The bundle's files that the pages refer to. */
interface Parts {
  /** A hash of all that pages are filled with and that does not differ by page. */
  readonly hash: string;
  readonly shell: PageShell;
  /** The shell of a page that preloads the files of its screen itself, by the visitor's address. */
  readonly searchedShell: PageShell;
  readonly accountsUrl: string;
  /** The script that answers searches before the application. */
  readonly earlyUrl: string;
  /** The start script of the dashboard's page. */
  readonly dashboardScript: string;
  readonly fonts: string;
  readonly textOf: PageText;
  /** Returns the modules of a screen in a language: its code loads together with the application. */
  readonly modulesOf: (screen: ScreenName, language: Language) => readonly string[];
}

/** Marks a page as not to be indexed by search engines. */
const notListed = (page: string) =>
  page.replace('<title>', '<meta name="robots" content="noindex" />$&');

function renderedPage(screen: ScreenName): RenderedPage {
  const page = screenPages[screen];
  if (page === null || isLink(page)) throw new Error(`No page is rendered for ${screen}.`);
  return page;
}

/** Fills a prerendered public page. */
function publicPage(page: PrerenderedPage, parts: Parts): FilledPage {
  const { shell, searchedShell, textOf, modulesOf } = parts;
  const { language } = page;
  const { comesWhenIdle, hasCourses, isSearched } = renderedPage(page.screen);
  const reading = textOf('page.withoutScript', language);
  const content = {
    ...page,
    withoutScript: isSearched ? `${reading} ${textOf('page.notSearched', language)}` : reading,
    picture: picturePath(page.cover),
    modules: modulesOf(page.screen, language),
    comesWhenIdle,
    isSearched,
    data: hasCourses ? page.data : undefined,
  };
  return fillPage(content, isSearched ? searchedShell : shell);
}

/** The folder that keeps rendered pages for the next build; null without one. */
function keptFolder(): string | null {
  const folder = process.env['KEPT_PAGES'] ?? '';
  return folder === '' ? null : resolve(folder);
}

/** Writes the prerendered pages into the build's folder, and the site map. Returns what it did. */
async function writePages(
  folder: string,
  file: string,
  parts: Parts,
  config: ResolvedConfig,
): Promise<{ pages: number; reused: number }> {
  const { site } = parts.shell;
  const variable = (name: string) => String(config.env[name] ?? '');
  const files = new PageFiles(folder);
  const writeText = (file: string, text: string) => files.write(file, [Buffer.from(text)]);
  const pictures = new Map<string, CoverKey | null>();
  const isHosted = variable('VITE_TYPESENSE_URL') !== '';
  const options: PrerenderOptions = {
    code: parts.hash,
    folder,
    keptFolder: keptFolder(),
    configured: {
      hasGoogle: variable('VITE_GOOGLE_CLIENT_ID') !== '',
      outgoing: readOutgoingLinks(variable('VITE_OUTGOING_LINKS')),
    },
    site,
    textOf: parts.textOf,
    // A hosted engine would answer otherwise.
    maxAnswers: isHosted ? 0 : Number(variable('VITE_MAX_ANSWERS') || defaultMax.answers),
    writeAnswers: (markup, answers) => writeAnswers(folder, markup, answers),
    maxCards: isHosted ? 0 : Number(variable('VITE_MAX_CARDS') || defaultMax.cards),
    writeEarly: (files, pages) => writeEarly(folder, parts.earlyUrl, files, pages),
    catalogueFolder: join(config.publicDir, 'catalogue'),
    maxHubs: Number(variable('VITE_MAX_HUBS') || defaultMax.hubs),
    maxCourses: Number(variable('VITE_MAX_COURSES') || defaultMax.courses),
    sharedStyle: parts.fonts + prerenderedRules,
    fill: (page) => publicPage(page, parts),
    needPicture: (cover) => pictures.set(picturePath(cover), cover),
    writeFeed: writeText,
    writeDashboard(frame, variants) {
      const { accountsUrl, dashboardScript: startScript, fonts } = parts;
      const empty = notListed(parts.searchedShell.empty);
      const shell = { empty, accountsUrl, startScript, fonts };
      for (const [path, html] of dashboardPages(frame, variants, shell))
        writeText(fileOf(path), html);
    },
  };
  const { paths, reused } = await prerender(file, options, config);
  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const [path, cover] of pictures)
    writeFileSync(join(folder, path), await renderPicture(cover));
  for (const [name, text] of siteFiles(site, paths)) writeText(name, text);
  return { pages: paths.length, reused };
}

/**
 * Writes every public page as HTML that is readable without the application's code. The
 * application's empty page, which the host serves for all other screens, becomes app.html, and
 * 404.html for addresses that are none of the product's.
 */
export const publicPagesPlugin = (app: Application): Plugin => {
  let parts: Parts;
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
        const { config } = this.environment;
        const source = await buildScript('src/start/hydrate/hydrateOnInteraction.ts');
        const start = this.emitFile({ type: 'asset', name: 'hydrateOnInteraction.js', source });
        const early = this.emitFile({
          type: 'asset',
          name: 'answerEarly.js',
          source: await buildScript('src/start/early/answerEarly.ts'),
        });
        const empty = String(index.source);
        const site = String(config.env['VITE_SITE_URL'] ?? '').replace(/\/$/, '');
        const shell = {
          empty,
          firstScript: await buildScript('src/start/startPrerendered.ts'),
          startUrl: `/${this.getFileName(start)}`,
          site,
        };
        const publicFolder = config.env['VITE_TYPESENSE_URL'] ? null : config.publicDir;
        const withFiles = withPreloads(empty, screenPreloads(bundle, publicFolder, app));
        const textOf = readPageTexts();
        const modules = new Map<string, readonly string[]>();
        const fontText = String(fonts.source);
        parts = {
          // The bundle's files are named by what they hold.
          hash: hashOf([shell, fontText, prerenderedRules, Object.keys(bundle).sort()]),
          shell,
          searchedShell: {
            ...shell,
            empty: withFiles,
            firstScript: await buildScript('src/start/startSearched.ts'),
          },
          earlyUrl: `/${this.getFileName(early)}`,
          dashboardScript: await buildScript('src/start/startDashboard.ts'),
          accountsUrl: `/${fileOfModule(bundle, app.accounts)}`,
          fonts: fontText,
          textOf,
          modulesOf(name, language) {
            const key = `${name} ${language}`;
            const known = modules.get(key);
            if (known !== undefined) return known;
            const layouts = screens[name].isInPublicShell ? (['publicShell'] as const) : [];
            const routes = [...layouts, name];
            const needed = [...routes.map(routeModule), ...textModules(language, routes)];
            const found = routeModules(bundle, needed);
            modules.set(key, found);
            return found;
          },
        };
        delete bundle['index.html'];
        const application = notListed(withFiles);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: application });
        this.emitFile({
          type: 'asset',
          fileName: '404.html',
          source: missingPage(application, textOf),
        });
        for (const { path: spanish, page } of addressedPages) {
          if (!isLink(page)) continue;
          for (const { code: language } of languages) {
            const path = inLanguage(spanish, language);
            const head = {
              path,
              language,
              title: `${textOf(page.title, language)} · Aulario`,
              description: textOf(page.description, language),
              picture: picturePath(null),
            };
            const source = withHead(application, head, site);
            this.emitFile({ type: 'asset', fileName: fileOf(path), source });
          }
        }
      },
    },
    async writeBundle({ dir }) {
      const startMs = performance.now();
      const { config } = this.environment;
      const { pages, reused } = await writePages(
        dir ?? config.build.outDir,
        app.prerender,
        parts,
        config,
      );
      const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
      this.info(`${pages} public pages in ${seconds} s, ${reused} of them kept`);
    },
  };
};
