import type { Course } from '../../../course/course.ts';
import { parseCourse } from '../../../course/parsing/parseCourse.ts';
import type { RecordIssue } from '../../../course/parsing/validation.ts';
import { CatalogueError } from '../../port/catalogueError.ts';

/**
 * Courses per block: a page of scattered results fetches one block per course, browsing two or
 * three.
 */
export const blockSize = 8;

/** The fields of a record by index. A change here needs a new format version. */
const fields = [
  'id',
  'platform',
  'institution',
  'title',
  'headline',
  'url',
  'imageUrl',
  'instructors',
  'language',
  'subtitles',
  'level',
  'category',
  'subjects',
  'price',
  'access',
  'rating',
  'ratingCount',
  'minutes',
  'weeks',
  'weeklyHours',
  'pace',
  'hasCertificate',
  'published',
  'updated',
  'recorded',
  'priceFall',
  'filled',
  'secondCategory',
] as const satisfies readonly (keyof Course)[];

type ForgottenField = Exclude<keyof Course, (typeof fields)[number]>;

// Does not compile while a record lacks a fact of a course, which it names.
true satisfies [ForgottenField] extends [never] ? true : ForgottenField;

/** Encodes a course: its values in the order of the fields. */
export function recordOf(course: Course): readonly unknown[] {
  return fields.map((field) => course[field]);
}

/** Joins JSON texts to the text of a list, as blocks of records and shards of courses have it. */
export const listText = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** Decodes a course; null for a damaged record, which is reported. */
export function readRecord(
  record: unknown,
  onDamaged: (issue: RecordIssue) => void,
): Course | null {
  const values: readonly unknown[] = Array.isArray(record) ? record : [];
  const parsing = parseCourse(
    Object.fromEntries(fields.map((field, index) => [field, values[index]])),
  );
  if (parsing.ok) return parsing.course;
  const [issue = { path: '', message: 'Invalid record' }] = parsing.issues;
  onDamaged(issue);
  return null;
}

/** Parses the records of a block. Throws a {@link CatalogueError} for anything else. */
export function readBlock(text: string): readonly unknown[] {
  try {
    const block: unknown = JSON.parse(text);
    if (Array.isArray(block)) return block;
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
  throw new CatalogueError('damaged', new Error('A block of records is no list'));
}
