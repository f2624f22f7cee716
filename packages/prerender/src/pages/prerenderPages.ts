import { join } from 'node:path';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { CoverKey } from '@aulario/ui/covers';
import { coursePages } from './addresses/coursePages.ts';
import type { AddressedPage, PublicPage } from './addresses/fixedPages.ts';
import { hubPages, listHubs } from './addresses/hubPages.ts';
import { fixedAndNewsPages, newsPages } from './addresses/newsPages.ts';
import { readCourses } from './addresses/readCourses.ts';
import { isSearched, type PageKind } from './addresses/screenPages.ts';
import { readSettings } from './buildSettings.ts';
import { openBuiltCatalogue } from './builtCatalogue.ts';
import { answerPages } from './early/answerPages.ts';
import { CatalogueAnswers } from './early/catalogueAnswers.ts';
import { readEarlyFiles } from './early/readEarlyFiles.ts';
import { type FeedFile, readFeedOptions } from './feeds/feedFiles.ts';
import { newsFeeds } from './feeds/newsFeeds.ts';
import { maxSearchFeeds, searchFeeds } from './feeds/searchFeeds.ts';
import { fileOf } from './fileOf.ts';
import { dashboardPages } from './fill/dashboardPages.ts';
import { createEmptyPages, emptyPageFiles } from './fill/emptyPages.ts';
import { createPageTemplate } from './fill/pageTemplate.ts';
import { Folder } from './folder.ts';
import type { PageParts } from './pageParts.ts';
import { createInertServices } from './render/inertServices.ts';
import { renderDashboardFrame } from './render/renderDashboardFrame.tsx';
import { RenderedPages } from './render/renderedPages.ts';
import { renderHomeVariants } from './render/renderHomeVariants.ts';
import { createKindRenderer, type RenderedBuild } from './render/renderKind.ts';
import { type Application, loadScreens } from './render/renderScreen.tsx';

/** A site that is made of a build of the application and of a catalogue. */
export interface SiteBuild extends RenderedBuild {
  readonly parts: PageParts;
  /** The folder of the site. */
  readonly site: string;
  /** The folder of what the site has as it is; the catalogue is in it. */
  readonly public: string;
  /** The folder that keeps rendered pages for the next build; null renders all of them. */
  readonly kept: string | null;
  /** The files of the site that the build has filled that was kept. */
  readonly standing: ReadonlySet<string>;
}

export interface PrerenderResult {
  /** The addresses of all pages. */
  readonly paths: readonly string[];
  /** The covers of their preview images, by address. */
  readonly pictures: ReadonlyMap<string, CoverKey | null>;
  /** How many pages and answers the build before had rendered of the same. */
  readonly reused: number;
}

/** Returns the pages of each kind, in every language. */
function addressedByKind(pages: readonly PublicPage[]): ReadonlyMap<PageKind, AddressedPage[]> {
  const addressed = pages.flatMap((page) =>
    languages.map(({ code: language }): AddressedPage => {
      const feeds = page.feeds && inLanguage(page.feeds, language);
      return { ...page, path: inLanguage(page.path, language), feeds, language };
    }),
  );
  return Map.groupBy(addressed, ({ kind }) => kind);
}

/**
 * Writes every public page in each language as HTML that is readable without the application's code, and all
 * that these pages and the application load of them. The application's empty page, which the host serves
 * for all other screens, becomes app.html, and 404.html for addresses that are none of the product's.
 *
 * All pages of a kind share one style element, so the content policy needs one hash per kind. Memory stays
 * constant: only one page is held at a time. A page that the last build rendered of the same is not
 * rendered again.
 */
export async function prerenderPages(
  application: Application,
  build: SiteBuild,
): Promise<PrerenderResult> {
  const { parts, textOf } = build;
  const settings = readSettings(parts.variables);
  const { site, configured, limits } = settings;
  const files = new Folder(build.site);
  const writeText = (file: string, text: string) => files.write(file, [Buffer.from(text)]);
  const writeFeeds = async (feeds: AsyncIterable<FeedFile>) => {
    for await (const { file, text } of feeds) writeText(file, text);
  };

  const empty = createEmptyPages(parts, settings, build.public);
  for (const [file, text] of emptyPageFiles(empty, site, textOf)) writeText(file, text);

  const catalogueFolder = join(build.public, 'catalogue');
  const opened = await openBuiltCatalogue(catalogueFolder);
  const { catalogue } = opened;
  const services = { ...createInertServices(configured), catalogue };
  await loadScreens(application, services);
  const homes = await renderHomeVariants(application, services);
  for (const [path, html] of dashboardPages(renderDashboardFrame(), homes, empty.unlisted, parts)) {
    writeText(fileOf(path), html);
  }

  const hubs = await listHubs(catalogue, limits.hubs);
  const feeds = await readFeedOptions(catalogue, site, textOf);
  if (feeds !== null) await writeFeeds(newsFeeds({ catalogue, hubs, pages: newsPages, ...feeds }));
  const listed = await readCourses(catalogue, limits);
  const kinds = addressedByKind([
    ...fixedAndNewsPages(feeds !== null),
    ...hubPages(hubs, feeds !== null),
    ...coursePages(listed, limits.courses),
  ]);

  const early = await readEarlyFiles(catalogueFolder, limits.cards);
  const answersOf = new Map<string, CatalogueAnswers>();
  for (const page of kinds.get('catalogue') ?? []) {
    const asked = await answerPages(catalogue, listed.courses, page, limits.answers, textOf);
    answersOf.set(page.path, new CatalogueAnswers(page, asked, early));
  }

  const template = createPageTemplate(parts, empty, site, textOf);
  const rendered = new RenderedPages(build.kept, files, build.standing, template);
  try {
    const renderer = await createKindRenderer(application, build, settings, opened, rendered);
    for (const pages of kinds.values()) {
      const beside = pages.flatMap(({ path }) => answersOf.get(path)?.pages ?? []);
      await renderer.render([...pages, ...beside]);
      for (const { path, screen } of pages) {
        const answers = answersOf.get(path)?.write(rendered, build.site, parts.earlyUrl);
        if (isSearched(screen)) rendered.fill(path, answers);
        else rendered.complete(path);
      }
    }
    if (feeds !== null) {
      for (const answers of answersOf.values()) {
        const { language } = answers.page;
        const searches = answers.searches(rendered).slice(0, maxSearchFeeds);
        await writeFeeds(searchFeeds(searches, { catalogue, language, ...feeds }));
      }
    }
    rendered.keep();
    const paths = [...kinds.values()].flat().map(({ path }) => path);
    return { paths, pictures: renderer.pictures, reused: rendered.reused };
  } finally {
    rendered.close();
  }
}
