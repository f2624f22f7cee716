import { type Course, type FacetId, facetIds, platformOf } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import {
  facetValueOf,
  facetValuesOf,
  type SortKey,
  sortKeyOf,
  sortKeys,
} from '@aulario/course-data/engine';

/** The field that holds a sort key; facets have the plain names. */
export type SortField = `${SortKey}Key`;

/** The field of a sort key. */
export const sortField = (key: SortKey): SortField => `${key}Key`;

/**
 * A course as a Typesense document: the fields of search, filters and order, and the whole record.
 */
export interface CourseDocument
  extends Record<FacetId, string | readonly string[]>,
    Partial<Record<SortField, number>> {
  /** The course's own id. */
  id: string;
  title: string;
  headline: string;
  instructors: readonly string[];
  institution: string;
  platformName: string;
  subjects: readonly string[];
  /** Its number in the order of the catalogue, by which equals are sorted. */
  place: number;
  /** Stored, not indexed. */
  course: Course;
}

const fromEntries = <K extends string, V>(entries: (readonly [K, V])[]) =>
  Object.fromEntries(entries) as Record<K, V>;

/** The only facet that a course may have two values of. */
export const listFacet: FacetId = 'category';

const facetField = (course: Course, facet: FacetId) =>
  facet === listFacet ? facetValuesOf(course, facet) : facetValueOf(course, facet);

function documentOf(course: Course, place: number): CourseDocument {
  const { id, title, headline, instructors, institution, platform, subjects } = course;
  const keys = sortKeys.flatMap((key) => {
    const value = sortKeyOf(course, key);
    return value === null ? [] : [[sortField(key), value] as const];
  });
  return {
    id,
    title,
    headline,
    instructors,
    institution: institution ?? '',
    platformName: platformOf(platform).name,
    subjects,
    place,
    ...fromEntries(facetIds.map((facet) => [facet, facetField(course, facet)])),
    ...fromEntries(keys),
    course,
  };
}

/** The courses as they are imported, in the order of the catalogue. */
export function courseDocuments(courses: readonly Course[]): CourseDocument[] {
  return inCatalogueOrder(courses).map(documentOf);
}
