import { emptyQuery, pageSize, toQueryString } from '@aulario/course-data';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { goals } from '@aulario/my-courses/route';
import type { EarlySearch } from '../start/early/earlySearch.ts';
import { answerName, foldQuestion, type PreparedAnswers } from '../start/preparedAnswers.ts';
import { coursePages } from './addresses/coursePages.ts';
import { type AddressedPage, fixedPages, type PublicPage } from './addresses/fixedPages.ts';
import { hubPages, listHubs } from './addresses/hubPages.ts';
import { categoryNewsPages, newsPages, withNewsFeeds } from './addresses/newsPages.ts';
import { readCourses } from './addresses/readCourses.ts';
import { isSearched, type PageKind } from './addresses/screenPages.ts';
import { answerPages } from './answerPages.ts';
import { openBuiltCatalogue } from './builtCatalogue.ts';
import { type EarlyFiles, readEarlyFiles } from './early/readEarlyFiles.ts';
import type { FeedFile } from './feeds/feedFiles.ts';
import { newsFeeds } from './feeds/newsFeeds.ts';
import { maxSearchFeeds, searchFeeds } from './feeds/searchFeeds.ts';
import type { PageFiles } from './pageFiles.ts';
import { createInertServices } from './render/inertServices.ts';
import type { AnswerPage } from './render/preparedAnswer.ts';
import type { RenderedPage, RouteOffer } from './render/prerenderedPage.ts';
import { type RenderedFrame, renderDashboardFrame } from './render/renderDashboardFrame.tsx';
import { RenderedPages } from './render/renderedPages.ts';
import { type RenderedHomeVariants, renderHomeVariants } from './render/renderHomeVariants.ts';
import { createKindRenderer, type RenderOptions } from './render/renderKind.ts';
import { type Application, loadScreens } from './render/renderScreen.tsx';
import { isCatalogue } from './render/structuredData.ts';
import type { AnswerFile } from './writeAnswers.ts';

/** The line above the results, whose first paragraph offers the route to the goal that the search names. */
const line =
  /(<div class="[^"]*"><p(?:(?!<\/p>|<div).)*<\/p>)(?:(?!<div).)*<\/div><div id="results"/s;

/** Returns the offer that one of the pages shows; null where none does. */
function routeOffer(pages: Iterable<RenderedPage>): RouteOffer | null {
  for (const { markup, data } of pages) {
    if (!isCatalogue(data) || data.goal instanceof Promise || data.goal.status !== 'found')
      continue;
    const [, offer] = line.exec(markup) ?? [];
    const goal = data.goal.value;
    if (goal !== null && offer !== undefined) return { html: `${offer}</div>`, goalId: goal.id };
  }
  return null;
}

/**
 * Returns what is rendered of the pages of the catalogue beside their first page: all following ones,
 * so that every course has a card.
 *
 * @param size - The number of courses.
 */
const cardPages = (pages: readonly AddressedPage[], size: number): AddressedPage[] =>
  pages.flatMap((page) =>
    Array.from({ length: Math.max(0, Math.ceil(size / pageSize) - 1) }, (_, place) => ({
      ...page,
      path: page.path + toQueryString({ ...emptyQuery, page: place + 2 }),
    })),
  );

/** Returns the pages of the catalogue at a search for each goal, of which those with courses offer its route. */
const goalPages = (pages: readonly AddressedPage[]): AddressedPage[] =>
  pages.flatMap((page) =>
    goals.map(({ names }) => ({
      ...page,
      path: page.path + toQueryString({ ...emptyQuery, text: names[page.language] }),
    })),
  );

export interface PrerenderOptions extends RenderOptions {
  /** The folder of the catalogue's files. */
  readonly catalogueFolder: string;
  /** The folder that keeps rendered pages from build to build; null renders all of them. */
  readonly keptFolder: string | null;
  /** The maximum number of pages for categories and subjects. */
  readonly maxHubs: number;
  /** The maximum number of pages for courses. */
  readonly maxCourses: number;
  /** The maximum number of searches in each language whose answers are rendered. */
  readonly maxAnswers: number;
  /** Receives the answers to the searches of a language, and the markup of the page that they replace. */
  readonly writeAnswers: (markup: string, answers: Iterable<AnswerFile>) => PreparedAnswers;
  /** The files of the site, in which the pages are written. */
  readonly files: PageFiles;
  /** Which of them the build has filled that was kept. */
  readonly standing: ReadonlySet<string>;
  /** The maximum number of courses of a catalogue of which each has a card for all other searches. */
  readonly maxCards: number;
  /** Receives the files that these are answered from, and pages in a language with a card of each course. */
  readonly writeEarly: (files: EarlyFiles, pages: Iterable<RenderedPage>) => EarlySearch;
  /** Receives a feed: its file below the build's folder, and its text. */
  readonly writeFeed: (file: string, text: string) => void;
  /** Receives the frame of the dashboard, and the first screens that its home can have. */
  readonly writeDashboard: (frame: RenderedFrame, variants: RenderedHomeVariants) => void;
}

/** The kind of the pages that show searches. */
const searchedKind: PageKind = 'catalogue';

export interface PrerenderResult {
  /** The addresses of all pages. */
  readonly paths: readonly string[];
  /** How many pages and answers the build before had rendered of the same. */
  readonly reused: number;
}

/**
 * Renders every public page in both languages for the given configuration. All pages of a kind share
 * one style element, so the content policy needs one hash per kind. Memory stays constant: only one
 * page is held at a time. A page that the last build rendered of the same is not rendered again.
 */
export async function prerenderPages(
  application: Application,
  options: PrerenderOptions,
): Promise<PrerenderResult> {
  const { configured, site, textOf, fill } = options;
  const opened = await openBuiltCatalogue(options.catalogueFolder);
  const { catalogue } = opened;
  const services = { ...createInertServices(configured), catalogue };
  await loadScreens(application, services);
  const variants = await renderHomeVariants(application, services);
  options.writeDashboard(renderDashboardFrame(), variants);
  const hubs = await listHubs(catalogue, options.maxHubs);
  const { builtOn } = await catalogue.about(null);
  const { since } = await catalogue.news({ category: null, subject: null, limit: 0 });
  // Without a record of an earlier build there is nothing that a feed could ever have said.
  const hasNews = builtOn !== null && since !== null;
  const writeFeeds = async (feeds: AsyncIterable<FeedFile>) => {
    for await (const { file, text } of feeds) options.writeFeed(file, text);
  };
  if (hasNews) {
    const feeds = newsFeeds({ catalogue, hubs, pages: newsPages, builtOn, site, textOf });
    await writeFeeds(feeds);
  }
  const listed = await readCourses(catalogue, options);
  const pages: PublicPage[] = [
    ...(hasNews ? fixedPages.map(withNewsFeeds) : fixedPages),
    ...(hasNews ? categoryNewsPages : []),
    ...hubPages(hubs, hasNews),
    ...coursePages(listed, options.maxCourses),
  ];
  const kinds = new Map<PageKind, AddressedPage[]>();
  for (const page of pages) {
    for (const { code: language } of languages) {
      const feeds = page.feeds && inLanguage(page.feeds, language);
      const addressed = { ...page, path: inLanguage(page.path, language), feeds, language };
      const ofKind = kinds.get(page.kind) ?? [];
      kinds.set(page.kind, ofKind);
      ofKind.push(addressed);
    }
  }
  const earlyFiles = await readEarlyFiles(options.catalogueFolder, options.maxCards);
  const rendered = new RenderedPages(options.keptFolder, options.files, options.standing);
  try {
    const renderKind = await createKindRenderer(application, options, opened, rendered);
    const read = ({ path }: AddressedPage): RenderedPage => JSON.parse(rendered.textOf(path));
    function* readAll(pages: readonly AddressedPage[]) {
      for (const page of pages) yield read(page);
    }
    function* readAnswers(answers: readonly AnswerPage[]) {
      for (const { path, question } of answers) {
        yield { name: answerName(foldQuestion(question.text)), text: rendered.textOf(path) };
      }
    }
    for (const [kind, ofKind] of kinds) {
      const hasAnswers = kind === searchedKind;
      const answers = hasAnswers
        ? await answerPages(catalogue, listed.courses, ofKind, options)
        : [];
      const early = hasAnswers ? earlyFiles : null;
      const cards = early ? [...cardPages(ofKind, early.ids.length), ...goalPages(ofKind)] : [];
      await renderKind([...ofKind, ...answers, ...cards]);
      for (const page of ofKind) {
        if (!isSearched(page.screen)) {
          rendered.complete(page.path);
          continue;
        }
        const known = read(page);
        const own = answers.filter(
          ({ base, path }) => base === page.path && rendered.textOf(path) !== '',
        );
        const prepared = hasAnswers ? options.writeAnswers(known.markup, readAnswers(own)) : null;
        if (prepared !== null && hasNews) {
          const { language } = page;
          const searches = own
            .slice(0, maxSearchFeeds)
            .map(({ path, question }) => ({ path, text: question.text }));
          await writeFeeds(searchFeeds(searches, { catalogue, language, builtOn, site, textOf }));
        }
        const cardsOfPage = cards.filter(({ language }) => language === page.language);
        const filled = fill({
          ...known,
          prepared,
          early: early && options.writeEarly(early, readAll([page, ...cardsOfPage])),
          offer: early && routeOffer(readAll(cardsOfPage)),
        });
        rendered.write(page.path, filled);
      }
    }
    rendered.keep();
    const paths = [...kinds.values()].flatMap((ofKind) => ofKind.map(({ path }) => path));
    return { paths, reused: rendered.reused };
  } finally {
    rendered.close();
  }
}
