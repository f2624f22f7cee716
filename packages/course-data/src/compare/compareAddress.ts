import { maxCompared } from './compareCourses.ts';
import { criterionIds } from './criteria.ts';
import { usualWeights, type Weight, type Weights, weightSteps } from './weights.ts';

/** A comparison as an address holds it. */
export interface AddressedComparison {
  /** At most as many as can be compared, each once, in the order of the address. */
  readonly courseIds: readonly string[];
  readonly weights: Weights;
  /** The address names more courses than can be compared. */
  readonly hasMore: boolean;
}

const courseParameter = 'c';
const weightsParameter = 'w';

/** No honest id is longer. */
const maxIdLength = 150;

/** The query of an address, without '?'. Weights are left out while they are the usual ones. */
export function toCompareSearch(courseIds: readonly string[], weights: Weights = usualWeights) {
  const search = new URLSearchParams(courseIds.map((id) => [courseParameter, id]));
  const isUsual = criterionIds.every((id) => weights[id] === usualWeights[id]);
  if (!isUsual) search.set(weightsParameter, criterionIds.map((id) => weights[id]).join(''));
  return search.toString();
}

/** Whatever an address says: what cannot be read counts as not said. */
export function fromCompareSearch(search: string): AddressedComparison {
  const parameters = new URLSearchParams(search);
  const named = parameters.getAll(courseParameter);
  const ids = new Set(named.filter((id) => id !== '' && id.length <= maxIdLength));
  return {
    courseIds: [...ids].slice(0, maxCompared),
    weights: parseWeights(parameters.get(weightsParameter)),
    hasMore: ids.size > maxCompared,
  };
}

function parseWeights(text: string | null): Weights {
  if (text === null || text.length !== criterionIds.length) return usualWeights;
  const steps = Array.from(text, (digit) =>
    weightSteps.find((step): step is Weight => String(step) === digit),
  );
  if (steps.includes(undefined)) return usualWeights;
  const weights = { ...usualWeights };
  for (const [index, id] of criterionIds.entries()) weights[id] = steps[index] ?? usualWeights[id];
  return weights;
}
