import { type FeedRecord, isRecord, listOf, scalarOf, valueAt } from './values/fields.ts';

const typesOf = (record: FeedRecord): string[] =>
  listOf(record['@type'] ?? record['type']).map((type) => scalarOf(type).replace(/^.*[:/#]/, ''));

/** Whether a record of schema.org is a course. */
export const isLdCourse = (record: FeedRecord): boolean => typesOf(record).includes('Course');

/**
 * Finds the courses in JSON-LD: at the top, in '@graph', in an ItemList, or under 'mainEntity' and
 * 'about'.
 */
export function ldCourses(value: unknown, depth = 0): FeedRecord[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => ldCourses(entry, depth + 1));
  if (!isRecord(value)) return [];
  if (isLdCourse(value)) return [value];
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'about'].flatMap((key) =>
    ldCourses(valueAt(value, key), depth + 1),
  );
}
