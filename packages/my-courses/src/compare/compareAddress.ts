import { maxCourseIdChars } from '@aulario/course-data/records';
import { queryOf } from '../link/queryOf.ts';
import { maxCompared } from './comparedRepository.ts';
import { criterionIds } from './criterionIds.ts';
import { usualWeights, type Weight, type Weights, weightSteps } from './weights.ts';

/** A comparison in an address. */
export interface AddressedComparison {
  /** Distinct ids in the order of the address, at most {@link maxCompared}. */
  readonly courseIds: readonly string[];
  readonly weights: Weights;
  /** Whether the address names more courses than that. */
  readonly hasMore: boolean;
}

const courseParameter = 'c';
const weightsParameter = 'w';

/**
 * Encodes a comparison as the query of an address, without '?'. Omits the default weights. The last
 * character is a letter or a digit.
 */
export function toCompareSearch(courseIds: readonly string[], weights: Weights = usualWeights) {
  const search = new URLSearchParams(courseIds.map((id) => [courseParameter, id]));
  const isUsual = criterionIds.every((id) => weights[id] === usualWeights[id]);
  if (!isUsual) search.set(weightsParameter, weightsText(weights));
  return queryOf(search);
}

/** Parses the query of an address; ignores invalid parts, and marks of emphasis behind it. */
export function fromCompareSearch(search: string): AddressedComparison {
  const parameters = new URLSearchParams(search.replace(/[*_~]+$/, ''));
  const named = parameters.getAll(courseParameter);
  const ids = new Set(named.filter((id) => id !== '' && id.length <= maxCourseIdChars));
  return {
    courseIds: [...ids].slice(0, maxCompared),
    weights: parseWeights(parameters.get(weightsParameter)),
    hasMore: ids.size > maxCompared,
  };
}

/** The last criterion is newer than addresses that name the others alone. */
const newest = criterionIds.length - 1;

/** A digit for each weight; none for the newest criterion while it weighs what it usually does. */
function weightsText(weights: Weights): string {
  const isNewestUsual = weights.certified === usualWeights.certified;
  const named = criterionIds.slice(0, isNewestUsual ? newest : undefined);
  return named.map((id) => weights[id]).join('');
}

function parseWeights(text: string | null): Weights {
  if (text === null || ![newest, criterionIds.length].includes(text.length)) return usualWeights;
  const steps = Array.from(text, (digit) =>
    weightSteps.find((step): step is Weight => String(step) === digit),
  );
  if (steps.includes(undefined)) return usualWeights;
  const weights = { ...usualWeights };
  for (const [index, id] of criterionIds.entries()) weights[id] = steps[index] ?? usualWeights[id];
  return weights;
}
