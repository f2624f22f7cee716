import type { FindEarly } from '@aulario/course-data/early';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import type { CatalogueData } from '@aulario/screens/catalogue/catalogueLoader.ts';
import { coverScenes } from '@aulario/ui/covers';
import { growAnswer } from '../growAnswer.ts';
import { type PreparedAnswer, partLinks } from '../preparedAnswers.ts';
import type { Card } from './cards.ts';

async function fetchPart({ href }: HTMLLinkElement, timeoutMs: number): Promise<PreparedAnswer> {
  return (await fetch(href, { signal: AbortSignal.timeout(timeoutMs) })).json();
}

/** Requests the prepared answers to parts of the search, which the page has preloaded. */
export async function fetchParts(timeoutMs: number): Promise<readonly PreparedAnswer[]> {
  const links = document.head.querySelectorAll<HTMLLinkElement>(partLinks);
  const settled = await Promise.allSettled([...links].map((link) => fetchPart(link, timeoutMs)));
  // One in 32 of them is not there.
  return settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** The cards that an answer shows, without the marks of its found words. */
function cardsIn(page: ArrayLike<Element>, { content, data }: PreparedAnswer): readonly Card[] {
  const { result } = data as CatalogueData;
  if (result instanceof Promise || result.status !== 'found') return [];
  const grown = document.createElement('div');
  grown.append(...growAnswer(page, content));
  for (const mark of grown.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  const elements = grown.querySelectorAll('#results ul:not(nav *) > li');
  const keys = result.value.results.map(({ course }) => coverKeyOf(course));
  const scenes = coverScenes(keys);
  return keys.flatMap((key, place) => {
    const element = elements[place];
    return element === undefined ? [] : { element, key, scene: scenes[place] ?? 0 };
  });
}

/**
 * Returns the cards of prepared answers by the docIds of their courses.
 *
 * @param page - The elements of the page that the answers copy.
 */
export async function partCards(
  parts: readonly PreparedAnswer[],
  page: ArrayLike<Element>,
  find: FindEarly,
  language: Language,
): Promise<ReadonlyMap<number, Card>> {
  const known = new Map<number, Card>();
  for (const part of parts.filter(({ elements }) => elements === page.length)) {
    // The build asked the same index, so that the courses are in the same order.
    const { docIds = [] } = (await find({ text: part.asked[0] ?? '', language })) ?? {};
    const cards = cardsIn(page, part);
    for (const [place, docId] of docIds.entries()) {
      const card = cards[place];
      if (card !== undefined) known.set(docId, card);
    }
  }
  return known;
}
