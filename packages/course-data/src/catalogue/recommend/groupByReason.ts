import type { Course } from '../../course/course.ts';
import type { Recommendation, RecommendationReason } from '../port/catalogueAnswers.ts';

/** Courses that are recommended for the same reason. */
export interface RecommendationGroup {
  reason: RecommendationReason;
  courses: readonly Course[];
}

/** Names a reason: the id of the course in the cart, or the category. Equal for equal reasons. */
export const recommendationKey = (reason: RecommendationReason): string =>
  reason.kind === 'cart' ? reason.course.id : reason.category;

/** Groups recommendations with the same reason, in the order in which they came. */
export function groupByReason(recommendations: readonly Recommendation[]): RecommendationGroup[] {
  const groups = Map.groupBy(recommendations, ({ reason }) => recommendationKey(reason));
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined
      ? []
      : [{ reason: group[0].reason, courses: group.map(({ course }) => course) }],
  );
}
