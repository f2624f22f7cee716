import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filterWords } from '@aulario/course-data/build';
import { firstLanguage, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths, type ScreenName } from '@aulario/frame/navigation/paths.ts';
import { readOutgoingLinks } from '@aulario/frame/services/outgoing/outgoingLinks.ts';
import type { CoverKey } from '@aulario/ui/covers';
import { addedPlatforms, withPlatforms } from '../build/pagePlatforms.ts';
import { type PageText, readPageTexts } from '../build/pageTexts.ts';
import { withCatalogue, withPreloads } from '../build/screenPreloads.ts';
import { homeKey } from '../start/dashboardFiles.ts';
import type { EarlySearch } from '../start/early/earlySearch.ts';
import { addressedPages, isLink, type ScreenPage, screenPages } from './addresses/screenPages.ts';
import { defaultMaxAnswers } from './answerPages.ts';
import type { EarlyFiles } from './early/readEarlyFiles.ts';
import { writeCards } from './early/writeCards.ts';
import type { FilledPage } from './filledPage.ts';
import { fillFrame, fillPage, missingPage, type PageShell, withHead } from './fillPage.ts';
import { hashOf } from './hashOf.ts';
import { fileOf, PageFiles } from './pageFiles.ts';
import { hashOfCode, type PageParts, partsFolder, readParts } from './pageParts.ts';
import { homeRules, prerenderedRules } from './pageRules.ts';
import type { PrerenderOptions, PrerenderResult } from './prerenderPages.ts';
import type { PrerenderedPage, RenderedPage } from './render/prerenderedPage.ts';
import type { RenderedFrame } from './render/renderDashboardFrame.tsx';
import type { RenderedHomeVariants } from './render/renderHomeVariants.ts';
import { picturePath, pictureSvg, renderPicture } from './sharePicture.ts';
import { siteFiles } from './siteFiles.ts';
import { writeAnswers } from './writeAnswers.ts';

/**
 * Writes what a page answers searches from into the folder of a build.
 *
 * @param script - The address of the script that answers.
 * @param pages - Together they show every course.
 */
function writeEarly(
  folder: string,
  script: string,
  { ids, head: { bytes, headBytes } }: EarlyFiles,
  pages: Iterable<RenderedPage>,
): EarlySearch {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const index = `/assets/head-${hash}.bin`;
  writeFileSync(join(folder, index), bytes);
  return {
    script,
    index,
    headBytes,
    cards: writeCards(folder, pages, ids),
    filterWords: filterWords(),
  };
}

/** What the dashboard's pages are filled with besides the frame and the home's variants. */
interface DashboardShell {
  /** The application's empty page. */
  readonly empty: string;
  readonly fonts: string;
  readonly accountsUrl: string;
  readonly startScript: string;
}

/**
 * Fills the dashboard's pages, by address: each home alone, the page of the home, which holds that of a
 * reader who has saved no category and reads the first language, and the page of every other screen.
 */
function dashboardPages(
  frame: RenderedFrame,
  { variants, style }: RenderedHomeVariants,
  { empty, fonts, accountsUrl, startScript }: DashboardShell,
): [path: string, html: string][] {
  const written = variants.map(({ category, language, markup }) => {
    const html = `<style>${homeRules}${style}</style>${markup}`;
    return {
      key: homeKey(category, language),
      path: `/assets/home-${hashOf(html).slice(0, 8)}`,
      html,
    };
  });
  const screens = Object.fromEntries(written.map(({ key, path }) => [key, path]));
  const embedded = written.find(({ key }) => key === homeKey(null, firstLanguage));
  const page = (home: typeof embedded) =>
    fillFrame(empty, {
      startScript,
      markup: frame.markup,
      style: fonts + frame.style,
      files: { screens, accounts: accountsUrl, embedded: home?.key ?? null },
      home: home?.html ?? '',
    });
  return [
    ...written.map(({ path, html }): [string, string] => [path, html]),
    [paths.home, page(embedded)],
    [paths.dashboard, page(undefined)],
  ];
}

/** What the file that renders the pages exports. */
interface Renderer {
  readonly prerender: (options: PrerenderOptions) => Promise<PrerenderResult>;
}

/**
 * The default maximum of pages; VITE_MAX_HUBS (categories and subjects), VITE_MAX_COURSES,
 * VITE_MAX_ANSWERS (searches in each language) and VITE_MAX_CARDS (courses of a catalogue of which each
 * has a card) replace it.
 */
const defaultMax = { HUBS: 2000, COURSES: 5000, ANSWERS: defaultMaxAnswers, CARDS: 5000 };

interface Folders {
  /** What Vite has built. */
  readonly build: string;
  readonly site: string;
  /** What the site has as it is; the catalogue is in it. */
  readonly public: string;
  /** Keeps rendered pages for the next build; null without one. */
  readonly kept: string | null;
}

/** Marks a page as not to be indexed by search engines. */
const notListed = (page: string) =>
  page.replace('<title>', '<meta name="robots" content="noindex" />$&');

function pageOf(screen: ScreenName): ScreenPage {
  const page = screenPages[screen];
  if (page === null || isLink(page)) throw new Error(`No page is rendered for ${screen}.`);
  return page;
}

/** The pages that screens are filled into. */
interface Shells {
  readonly shell: PageShell;
  /** That of a page that preloads the files of its screen itself, by the visitor's address. */
  readonly searchedShell: PageShell;
}

/** Returns what fills prerendered public pages. */
function fillerOf({ modules }: PageParts, { shell, searchedShell }: Shells, textOf: PageText) {
  return (page: PrerenderedPage): FilledPage => {
    const { language, screen } = page;
    const { comesWhenIdle, hasCourses, isSearched } = pageOf(screen);
    const reading = textOf('page.withoutScript', language);
    const content = {
      ...page,
      withoutScript: isSearched ? `${reading} ${textOf('page.notSearched', language)}` : reading,
      picture: picturePath(page.cover),
      modules: modules[screen]?.[language] ?? [],
      comesWhenIdle,
      isSearched,
      data: hasCourses ? page.data : undefined,
    };
    return fillPage(content, isSearched ? searchedShell : shell);
  };
}

/** Writes preview images, those that the build before has rendered as the files that it kept. */
async function writePictures(
  pictures: ReadonlyMap<string, CoverKey | null>,
  site: PageFiles,
  keptFolder: string | null,
): Promise<void> {
  const kept = keptFolder === null ? null : new PageFiles(keptFolder);
  for (const [path, cover] of pictures) {
    const name = `pictures/${hashOf(pictureSvg(cover))}.png`;
    if (kept?.has(name)) {
      site.take(path, kept, name);
      continue;
    }
    site.write(path, [await renderPicture(cover)]);
    kept?.take(name, site, path);
  }
}

/**
 * Writes every public page as HTML that is readable without the application's code, for the catalogue
 * in the public folder, and the site map. The application's empty page, which the host serves for all
 * other screens, becomes app.html, and 404.html for addresses that are none of the product's.
 *
 * @param standing - The files of the site that `clearSite` has left.
 * @returns What it did.
 */
export async function writePages(
  folders: Folders,
  standing: ReadonlySet<string>,
): Promise<Pick<PrerenderResult, 'reused'> & { readonly pages: number }> {
  const parts = readParts(folders.build);
  const variable = (name: string) => String(parts.variables[`VITE_${name}`] ?? '');
  const maxOf = (name: keyof typeof defaultMax) =>
    Number(variable(`MAX_${name}`) || defaultMax[name]);
  const isHosted = variable('TYPESENSE_URL') !== '';
  const site = variable('SITE_URL').replace(/\/$/, '');
  const { startUrl, fonts } = parts;
  const empty = withPlatforms(parts.empty, addedPlatforms(folders.public));
  const preloads = isHosted ? parts.preloads : withCatalogue(parts.preloads, folders.public);
  const searchedEmpty = withPreloads(empty, preloads);
  const shells: Shells = {
    shell: { empty, firstScript: parts.prerenderedScript, startUrl, site },
    searchedShell: { empty: searchedEmpty, firstScript: parts.searchedScript, startUrl, site },
  };
  const application = notListed(searchedEmpty);
  const files = new PageFiles(folders.site);
  const writeText = (file: string, text: string) => files.write(file, [Buffer.from(text)]);
  const textOf = readPageTexts();
  writeText('app.html', application);
  writeText('404.html', missingPage(application, textOf));
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
      writeText(fileOf(path), withHead(application, head, site));
    }
  }
  const pictures = new Map<string, CoverKey | null>();
  const renderer = join(folders.build, partsFolder);
  const { prerender }: Renderer = await import(
    pathToFileURL(resolve(renderer, 'prerender.js')).href
  );
  const { paths, reused } = await prerender({
    code: hashOfCode(folders.build),
    files,
    standing,
    keptFolder: folders.kept,
    configured: {
      hasGoogle: variable('GOOGLE_CLIENT_ID') !== '',
      outgoing: readOutgoingLinks(variable('OUTGOING_LINKS')),
    },
    site,
    textOf,
    // A hosted engine would answer otherwise.
    maxAnswers: isHosted ? 0 : maxOf('ANSWERS'),
    writeAnswers: (markup, answers) => writeAnswers(folders.site, markup, answers),
    maxCards: isHosted ? 0 : maxOf('CARDS'),
    writeEarly: (early, pages) => writeEarly(folders.site, parts.earlyUrl, early, pages),
    catalogueFolder: join(folders.public, 'catalogue'),
    maxHubs: maxOf('HUBS'),
    maxCourses: maxOf('COURSES'),
    sharedStyle: fonts + prerenderedRules,
    fill: fillerOf(parts, shells, textOf),
    needPicture: (cover) => pictures.set(picturePath(cover), cover),
    writeFeed: writeText,
    writeDashboard(frame, variants) {
      const { accountsUrl, dashboardScript: startScript } = parts;
      const shell = { empty: application, accountsUrl, startScript, fonts };
      for (const [path, html] of dashboardPages(frame, variants, shell))
        writeText(fileOf(path), html);
    },
  });
  await writePictures(pictures, files, folders.kept);
  for (const [name, text] of siteFiles(site, paths)) writeText(name, text);
  return { pages: paths.length, reused };
}
