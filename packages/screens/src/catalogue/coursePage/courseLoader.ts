import { type CalendarDay, type CoursePage, localToday } from '@aulario/course-data';
import { type Pending, resultOf, withGraceDelay } from '@aulario/frame/async/asyncResult.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface CourseData {
  id: string;
  /** The part of the address after the id. */
  slug: string;
  /** The day of the request. */
  askedOn: CalendarDay;
  /** Null when the catalogue does not contain the course. */
  result: Pending<CoursePage | null>;
}

/** Loads the course in the address. */
export function createCourseLoader({ catalogue }: Services) {
  return async ({
    request,
    params,
  }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<CourseData> => {
    const { id = '', slug = '' } = params;
    const asked = resultOf(catalogue.course(id, { signal: request.signal }));
    return { id, slug, askedOn: localToday(), ...(await withGraceDelay(asked)) };
  };
}
