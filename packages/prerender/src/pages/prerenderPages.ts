import type { Catalogue, Platform } from '@aulario/course-data';
import { TextFile } from '@aulario/course-data/build';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { CoverKey } from '@aulario/ui/covers';
import { ServerStyleSheet } from 'styled-components';
import type { PageText } from '../build/pageTexts.ts';
import { openBuiltCatalogue } from './builtCatalogue.ts';
import { coursePages } from './coursePages.ts';
import { fixedPages, type PublicPage } from './fixedPages.ts';
import { hubPages, listHubs } from './hubPages.ts';
import { type Configured, createInertServices } from './inertServices.ts';
import { newsFeeds } from './newsFeeds.ts';
import { categoryNewsPages, newsPages, withNewsFeeds } from './newsPages.ts';
import { type RenderedFrame, renderDashboardFrame } from './renderDashboardFrame.tsx';
import { type RenderedHomes, renderHomes } from './renderHomes.ts';
import { type Application, renderScreen } from './renderScreen.tsx';
import type { PageKind } from './screenPages.ts';
import { coverIn, descriptionOf, isCatalogue, structuredData } from './structuredData.ts';
import { StyleRules } from './styleRules.ts';

/** Adds what filters and order offer to the loader data of a list of courses. */
async function withOffered(
  data: unknown,
  catalogue: Pick<Catalogue, 'about' | 'count'>,
): Promise<unknown> {
  if (!isCatalogue(data)) return data;
  const [counts, { facets, sorts }] = await Promise.all([
    catalogue.count(data.query),
    catalogue.about(null),
  ]);
  return { ...data, offered: { counts, facets, sorts } };
}

export interface PrerenderedPage {
  readonly path: string;
  readonly screen: ScreenName;
  readonly kind: PageKind;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The address of its feeds without 'feed.xml' and 'feed.json'; undefined for none. */
  readonly feeds: string | undefined;
  readonly markup: string;
  /** The loader data to hydrate the page with, if loading it again would take time. */
  readonly data: unknown;
  /** The platforms that only the catalogue knows, with which it was rendered. */
  readonly platforms: readonly Platform[];
  /** The cover of the page's subject; null for none. */
  readonly cover: CoverKey | null;
  /** The structured data for search engines; null for none. */
  readonly structured: object | null;
}

export interface PrerenderOptions {
  readonly configured: Configured;
  /** The origin of the product; '' when the build does not know it. */
  readonly site: string;
  /** The folder of the catalogue's files. */
  readonly catalogueFolder: string;
  /** The maximum number of pages for categories and subjects. */
  readonly maxHubs: number;
  /** The maximum number of pages for courses. */
  readonly maxCourses: number;
  readonly textOf: PageText;
  /** Receives a page and the style of its kind. */
  readonly write: (page: PrerenderedPage, style: string) => void;
  /** Receives a feed: its file below the build's folder, and its text. */
  readonly writeFeed: (file: string, text: string) => void;
  /** Receives the frame of the dashboard, and the first screens that its home can have. */
  readonly writeDashboard: (frame: RenderedFrame, homes: RenderedHomes) => void;
}

/**
 * Rendered with and without every optional feature, so that the style is the same in all
 * configurations.
 */
const extremesOf = ({ outgoing }: Configured): readonly Configured[] => [
  { hasGoogle: true, outgoing },
  { hasGoogle: false, outgoing },
];

/** How many pages of a kind are usually rendered to learn which CSS rules the kind uses. */
const sampleSize = 12;

/**
 * Renders every public page in both languages for the given configuration. All pages of a kind share
 * one style element, so the content policy needs one hash per kind. Memory stays constant: only one
 * page is held at a time.
 */
export async function prerenderPages(
  application: Application,
  options: PrerenderOptions,
): Promise<void> {
  const { configured, site, textOf, write } = options;
  const { catalogue, platforms } = await openBuiltCatalogue(options.catalogueFolder);
  const homes = await renderHomes(application, { ...createInertServices(configured), catalogue });
  options.writeDashboard(renderDashboardFrame(), homes);
  const hubs = await listHubs(catalogue, options.maxHubs);
  const { builtOn } = await catalogue.about(null);
  const { since } = await catalogue.news({ category: null, subject: null, limit: 0 });
  // Without a record of an earlier build there is nothing that a feed could ever have said.
  const hasNews = builtOn !== null && since !== null;
  if (hasNews) {
    const feeds = newsFeeds({ catalogue, hubs, pages: newsPages, builtOn, site, textOf });
    for await (const { file, text } of feeds) options.writeFeed(file, text);
  }
  const pages: PublicPage[] = [
    ...(hasNews ? fixedPages.map(withNewsFeeds) : fixedPages),
    ...(hasNews ? categoryNewsPages : []),
    ...hubPages(hubs, hasNews),
    ...(await coursePages(catalogue, options.maxCourses)),
  ];

  for (const kind of new Set(pages.map((page) => page.kind))) {
    const ofKind = pages
      .filter((page) => page.kind === kind)
      .flatMap((page) => languages.map(({ code }) => ({ page, language: code })));
    // All pages of a kind collect their rules in it: each rule is compiled once.
    const sheet = new ServerStyleSheet();
    const render = (path: string, services: Services) =>
      renderScreen(application, path, services, sheet, undefined, (data) =>
        withOffered(data, catalogue),
      );

    for (const { page, language } of ofKind.slice(0, sampleSize)) {
      for (const extreme of extremesOf(configured)) {
        const services = { ...createInertServices(extreme), catalogue };
        await render(inLanguage(page.path, language), services);
      }
    }
    // The style is known after the last page, and memory has no room for all of them.
    const rendered = new TextFile();
    try {
      for (const { page, language } of ofKind) {
        const path = inLanguage(page.path, language);
        const services = { ...createInertServices(configured), catalogue };
        const { head, markup, data } = await render(path, services);
        const { title } = head;
        const own = page.description && textOf(page.description, language);
        const description = head.description ?? own ?? descriptionOf(data) ?? title;
        const root = textOf('page.courses', language);
        const structured = structuredData({ data, title, path, site, language, root });
        const { screen, feeds: spanish } = page;
        const feeds = spanish && inLanguage(spanish, language);
        const cover = coverIn(data);
        const content = { screen, feeds, title, description, markup, data, cover, structured };
        rendered.add(JSON.stringify({ path, kind, language, platforms, ...content }));
      }
      const rules = new StyleRules();
      rules.add(sheet.getStyleTags());
      const style = String(rules);
      for (const text of rendered) {
        const page: PrerenderedPage = JSON.parse(text);
        write(page, style);
      }
    } finally {
      rendered.close();
    }
  }
}
