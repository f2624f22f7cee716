import { type CoverKey, type CoverShape, coverScenes, coverShapes } from '@aulario/ui/covers';
import { fetchPiece } from '../fetchPiece.ts';
import type { CardAttributes } from './earlySearch.ts';

/** The card of a course, with what its cover is drawn from. */
export interface Card {
  readonly element: Element;
  readonly key: CoverKey;
  /** The number of the scene that its cover shows. */
  readonly scene: number;
}

/**
 * Requests the card of a course.
 *
 * @param cards - The address of their folder.
 */
export async function fetchCard(cards: string, docId: number, timeoutMs: number): Promise<Card> {
  const piece = await fetchPiece(`${cards}/${docId}`, timeoutMs);
  const element = piece?.querySelector('li');
  if (!piece || !element) throw new Error('A card is missing.');
  const { id = '', category = '', scene } = piece.documentElement.dataset as CardAttributes;
  return { element, key: { id, category }, scene: Number(scene) };
}

const namespace = 'http://www.w3.org/2000/svg';

function draw({ tag, attributes, shapes = [] }: CoverShape): SVGElement {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...shapes.map(draw));
  return element;
}

/** The element of a card whose cover shows the scene. */
function withScene({ element, key, scene }: Card, wanted: number): Element {
  if (scene === wanted) return element;
  const shapes = coverShapes(key.id, key.category, wanted);
  element.querySelector('svg[preserveAspectRatio]')?.replaceChildren(...shapes.map(draw));
  return element;
}

/** Adds cards to a list, with covers that differ from their neighbours, as in every list. */
export function addCards(list: Element, cards: readonly Card[], before: readonly Card[] = []) {
  const scenes = coverScenes([...before, ...cards].map(({ key }) => key)).slice(before.length);
  list.append(...cards.map((card, place) => withScene(card, scenes[place] ?? 0)));
}
