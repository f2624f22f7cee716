import type { Course, Recommendation, RecommendationReason } from '@aulario/course-data';

export interface RecommendationGroup {
  reason: RecommendationReason;
  courses: readonly Course[];
}

export const keyOf = (reason: RecommendationReason): string =>
  reason.kind === 'cart' ? reason.course.id : reason.category;

/** Recommendations with the same reason stand together, in the order in which they came. */
export function groupByReason(recommendations: readonly Recommendation[]): RecommendationGroup[] {
  const groups = Map.groupBy(recommendations, ({ reason }) => keyOf(reason));
  return [...groups.values()].flatMap((group) =>
    group[0] === undefined
      ? []
      : [{ reason: group[0].reason, courses: group.map(({ course }) => course) }],
  );
}
