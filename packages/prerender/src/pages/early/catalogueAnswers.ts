import { emptyQuery, pageSize, toQueryString } from '@aulario/course-data';
import { goals } from '@aulario/my-courses/route';
import { answerName, foldQuestion } from '../../start/preparedAnswers.ts';
import type { AddressedPage } from '../addresses/fixedPages.ts';
import { type AnswerPage, createAnswerWriter } from '../render/preparedAnswer.ts';
import type { PageAnswers, PrerenderedPage, RouteOffer } from '../render/prerenderedPage.ts';
import type { RenderedPages } from '../render/renderedPages.ts';
import { isCatalogue } from '../render/structuredData.ts';
import type { EarlyFiles } from './readEarlyFiles.ts';
import { type AnswerFile, writeAnswers } from './writeAnswers.ts';
import { writeEarly } from './writeEarly.ts';

/**
 * Returns what is rendered of a page of the catalogue beside its first page: all following ones, so that
 * every course has a card.
 *
 * @param size - The number of courses.
 */
const cardPages = (page: AddressedPage, size: number): AddressedPage[] =>
  Array.from({ length: Math.max(0, Math.ceil(size / pageSize) - 1) }, (_, place) => ({
    ...page,
    path: page.path + toQueryString({ ...emptyQuery, page: place + 2 }),
  }));

/** Returns a page of the catalogue at a search for each goal, of which those with courses offer its route. */
const goalPages = (page: AddressedPage): AddressedPage[] =>
  goals.map(({ names }) => ({
    ...page,
    path: page.path + toQueryString({ ...emptyQuery, text: names[page.language] }),
  }));

/** The line above the results, whose first paragraph offers the route to the goal that the search names. */
const line =
  /(<div class="[^"]*"><p(?:(?!<\/p>|<div).)*<\/p>)(?:(?!<div).)*<\/div><div id="results"/s;

/** Returns the offer that one of the pages shows; null where none does. */
function routeOffer(pages: Iterable<PrerenderedPage>): RouteOffer | null {
  for (const { markup, data } of pages) {
    if (!isCatalogue(data) || data.goal instanceof Promise || data.goal.status !== 'found')
      continue;
    const [, offer] = line.exec(markup) ?? [];
    const goal = data.goal.value;
    if (goal !== null && offer !== undefined) return { html: `${offer}</div>`, goalId: goal.id };
  }
  return null;
}

/** What the catalogue's page in one language answers searches from before the application. */
export class CatalogueAnswers {
  readonly page: AddressedPage;
  readonly #answers: readonly AnswerPage[];
  readonly #cards: readonly AddressedPage[];
  readonly #early: EarlyFiles | null;

  /**
   * @param answers - The page at the searches whose answers are prepared.
   * @param early - Answers all others; null where the catalogue is too large for that.
   */
  constructor(page: AddressedPage, answers: readonly AnswerPage[], early: EarlyFiles | null) {
    this.page = page;
    this.#answers = answers;
    this.#early = early;
    this.#cards = early === null ? [] : [...cardPages(page, early.ids.length), ...goalPages(page)];
  }

  /** What has to be rendered beside the page. */
  get pages(): readonly AddressedPage[] {
    return [...this.#answers, ...this.#cards];
  }

  /** The searches with an answer, those that most courses answer first, and the addresses of their results. */
  searches(rendered: RenderedPages): { readonly path: string; readonly text: string }[] {
    return this.#answers
      .filter(({ path }) => rendered.textOf(path) !== '')
      .map(({ path, question }) => ({ path, text: question.text }));
  }

  /**
   * Writes the answers into the folder of a site.
   *
   * @param script - The address of the script that answers searches without a prepared answer.
   */
  write(rendered: RenderedPages, folder: string, script: string): PageAnswers {
    const searches = this.searches(rendered);
    const { markup } = rendered.pageAt(this.page.path);
    const write = createAnswerWriter(markup);
    function* answerFiles(): Generator<AnswerFile> {
      for (const { path, text } of searches) {
        yield { name: answerName(foldQuestion(text)), text: write(rendered.textOf(path)) };
      }
    }
    function* pagesOf(pages: readonly AddressedPage[]) {
      for (const { path } of pages) yield rendered.pageAt(path);
    }
    const early = this.#early;
    return {
      prepared: writeAnswers(folder, markup, answerFiles()),
      early: early && writeEarly(folder, script, early, pagesOf([this.page, ...this.#cards])),
      offer: early && routeOffer(pagesOf(this.#cards)),
    };
  }
}
