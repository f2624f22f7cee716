import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { coverScenes } from '@aulario/ui/covers';
import type { CardAttributes } from '../../start/early/earlySearch.ts';
import type { PrerenderedPage } from '../render/prerenderedPage.ts';
import { isCatalogue } from '../render/structuredData.ts';
import { type Piece, writePieces } from './writePieces.ts';

/** The list items of a page's results. */
function cardsIn(markup: string): string[] {
  const [, list = ''] = /id="results".*?<ul[^>]*>(.*?)<\/ul>/s.exec(markup) ?? [];
  return list.split(/(?=<li[ >])/).filter(Boolean);
}

/** Cuts a page of the catalogue into the cards of its courses. Throws where it has others. */
function* cardPieces(
  { path, markup, data }: PrerenderedPage,
  docIdOf: ReadonlyMap<string, number>,
): Generator<Piece> {
  if (!isCatalogue(data) || data.result instanceof Promise || data.result.status !== 'found')
    return;
  // Found words are marked in the titles of a search.
  if (data.query.text !== '') return;
  const courses = data.result.value.results.map(({ course }) => course);
  const cards = cardsIn(markup);
  if (cards.length !== courses.length) throw new Error(`${path} has other cards than courses.`);
  const keys = courses.map(coverKeyOf);
  const scenes = coverScenes(keys);
  for (const [place, { id, category }] of keys.entries()) {
    const docId = docIdOf.get(id);
    if (docId === undefined) throw new Error(`${path} has a course that the catalogue lacks.`);
    const marks: CardAttributes = { id, category, scene: String(scenes[place]) };
    const attributes = Object.entries(marks)
      .map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
      .join('');
    yield [`${docId}.html`, `<!doctype html><html${attributes}><title>-</title>${cards[place]}`];
  }
}

/**
 * Writes the card of each course that the pages show, named by its docId, for searches that are
 * answered before the application (start/early/answerEarly.ts). Returns the address of their folder.
 *
 * @param ids - The ids of all courses, by docId.
 */
export function writeCards(
  folder: string,
  pages: Iterable<PrerenderedPage>,
  ids: readonly string[],
): string {
  const docIdOf = new Map(ids.map((id, docId) => [id, docId]));
  function* pieces() {
    for (const page of pages) yield* cardPieces(page, docIdOf);
  }
  return writePieces(folder, 'cards', pieces());
}
