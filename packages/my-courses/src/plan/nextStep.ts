import type { CalendarDay } from '@aulario/course-data';
import type { Plan, StudySession } from './makePlan.ts';

/** The next session of a plan. */
export interface NextStep {
  readonly session: StudySession;
  /** The number of its week, from 1. */
  readonly week: number;
  /** All minutes of that week. */
  readonly minutesOfWeek: number;
}

/** The first session of a plan on or after a day; null where none is left. */
export function nextStep({ weeks }: Plan, today: CalendarDay): NextStep | null {
  for (const [index, { sessions }] of weeks.entries()) {
    const session = sessions.find(({ day }) => day >= today);
    if (session === undefined) continue;
    const minutesOfWeek = sessions.reduce((sum, { minutes }) => sum + minutes, 0);
    return { session, week: index + 1, minutesOfWeek };
  }
  return null;
}
