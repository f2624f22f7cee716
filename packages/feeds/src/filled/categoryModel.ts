import { type CategoryId, categories } from '@aulario/course-data';

/** By feature, a weight for each category in the order of the twelve; features without one are unknown. */
export type CategoryWeights = ReadonlyMap<string, readonly number[]>;

/** Multinomial logistic regression: the probability of each category, in the order of the twelve. */
export function probabilities(features: readonly string[], weights: CategoryWeights): number[] {
  const sums = categories.map((_, place) =>
    features.reduce((sum, feature) => sum + (weights.get(feature)?.[place] ?? 0), 0),
  );
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** A course to learn from. */
export interface LabelledFeatures {
  features: readonly string[];
  category: CategoryId;
}

/** Rarer features are those of single courses. */
const minCourses = 3;
const epochs = 10;
const [firstRate, decay] = [0.15, 0.5];
const regularisation = 0.001;
/** A prime: each epoch meets the courses in another order than they have, always the same one. */
const stride = 7919;

/** Learns the weights by stochastic gradient descent. The same courses give the same weights. */
export function learnCategories(courses: readonly LabelledFeatures[]): CategoryWeights {
  const counts = new Map<string, number>();
  for (const feature of courses.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const isCommon = (feature: string) => (counts.get(feature) ?? 0) >= minCourses;
  const known = courses.map(({ features, category }) => ({
    features: features.filter(isCommon),
    place: categories.indexOf(category),
  }));
  const weights = new Map<string, number[]>();
  for (const feature of counts.keys()) {
    if (isCommon(feature)) weights.set(feature, Array<number>(categories.length).fill(0));
  }
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate / (1 + epoch * decay);
    for (let step = 0; step < known.length; step += 1) {
      const course = known[(step * stride + epoch) % known.length];
      if (course === undefined) continue;
      const errors = probabilities(course.features, weights).map(
        (probability, place) => Number(place === course.place) - probability,
      );
      for (const feature of course.features) {
        const own = weights.get(feature) ?? [];
        for (const [place, error] of errors.entries()) {
          const before = own[place] ?? 0;
          own[place] = before + rate * (error - regularisation * before);
        }
      }
    }
  }
  return weights;
}
