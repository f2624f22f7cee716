import type { Goal } from '@aulario/my-courses/route';
import { readDataBlock } from '../dataBlock.ts';

/** The id of the element with {@link EarlySearch} as JSON. */
export const earlyId = 'early';

/** What a goal is called, as the application's goals are ('@aulario/my-courses/route'). */
export type NamedGoal = Pick<Goal, 'id' | 'names' | 'aliases'>;

/** What a page of the catalogue needs to answer a search before the application (answerEarly.ts). */
export interface EarlySearch {
  /** The address of the script that answers. */
  readonly script: string;
  /** The address of the head of the catalogue's index, and the length of its content. */
  readonly index: string;
  readonly headBytes: number;
  /** The address of the folder of cards in the language of the page. */
  readonly cards: string;
  /** The words that mention filters; a search with one of them is left to the application. */
  readonly filterWords: readonly string[];
}

/** What the page holds; null for none. */
export const readEarly = (): EarlySearch | null => readDataBlock(earlyId);

/** The id of the element with every {@link NamedGoal} as JSON, behind the content, which comes first. */
export const goalsId = 'goals';

/** The goals that a search may name; none where the page offers no route. */
export const readGoals = (): readonly NamedGoal[] => readDataBlock<NamedGoal[]>(goalsId) ?? [];

/**
 * The id of the template with the line that offers the route to a goal above the courses. Its attribute
 * `data-goal` has the id of the goal that it names.
 */
export const offerId = 'route-offer';

/** The `data-` attributes of the root of a card's document, which its cover is drawn from. */
export interface CardAttributes {
  /** The id of its course. */
  id?: string;
  category?: string;
  /** The number of the scene that its cover shows. */
  scene?: string;
}
