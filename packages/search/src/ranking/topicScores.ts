/** The bonus for the words that a document shares with the query, beside the nearness of its subject. */
const textBonus = 0.25;

/** The greatest of some numbers; 0 for none above it. */
export function greatest(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let place = 0; place < numbers.length; place += 1) {
    best = Math.max(best, numbers[place] ?? 0);
  }
  return best;
}

/**
 * The scores of documents by how near they are to the subject that the query leads to, then by their
 * `texts`, the scores of their words. From 0 to 1 + `textBonus`.
 */
export function topicScores(
  nearness: Float32Array,
  rows: Uint32Array,
  texts: Float64Array,
): Float64Array {
  const scores = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    scores[place] = nearness[rows[place] ?? 0] ?? 0;
  }
  const bestText = greatest(texts) || 1;
  const nearest = greatest(scores) || 1;
  for (let place = 0; place < rows.length; place += 1) {
    scores[place] = (scores[place] ?? 0) / nearest + (textBonus * (texts[place] ?? 0)) / bestText;
  }
  return scores;
}
