import type { ScoreAccumulator } from './scoreAccumulator.ts';

/** The bonus for the words that a document shares with the query, beside the nearness of its subject. */
const textBonus = 0.25;

/**
 * The scores of documents by how near they are to the subject that the query leads to, then by their
 * `texts`, the scores of their words. From 0 to 1 + `textBonus`.
 */
export function topicScores(
  { nearness }: ScoreAccumulator,
  documents: Uint32Array,
  texts: Float64Array,
): Float64Array {
  const bestText = texts.reduce((best, score) => Math.max(best, score), 0) || 1;
  const nearest = documents.reduce((best, one) => Math.max(best, nearness[one] ?? 0), 0) || 1;
  return texts.map(
    (text, place) =>
      (nearness[documents[place] ?? 0] ?? 0) / nearest + (textBonus * text) / bestText,
  );
}
