import type { Course } from '@aulario/course-data';

/** A step of progress in a course. */
export interface ProgressStep {
  /** The number of the week, from 1; null where the steps are tenths of the course. */
  readonly week: number | null;
  /** How much is done when it begins, in whole percent from 1 to 99. */
  readonly share: number;
}

/** More weeks than these are not chosen from a list. */
const maxWeeks = 52;

/** The steps in which progress is given: the weeks of a course where they are known, else tenths. */
export function progressSteps({ weeks }: Pick<Course, 'weeks'>): readonly ProgressStep[] {
  const count = weeks === null ? 0 : Math.ceil(weeks.max);
  if (count < 2 || count > maxWeeks) {
    return Array.from({ length: 9 }, (_, index) => ({ week: null, share: (index + 1) * 10 }));
  }
  return Array.from({ length: count }, (_, index) => ({
    week: index + 1,
    share: Math.max(1, Math.round((index / count) * 100)),
  }));
}

/** The last step that a share has reached, the first one for less; null where no share is given. */
export function progressStep(
  course: Pick<Course, 'weeks'>,
  share: number | undefined,
): ProgressStep | null {
  if (share === undefined) return null;
  const steps = progressSteps(course);
  return steps.findLast((step) => step.share <= share) ?? steps[0] ?? null;
}
