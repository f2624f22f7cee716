import type { Course } from '../../course/course.ts';
import { parseCourse } from '../../course/parseCourse.ts';
import type { RecordIssue } from '../../course/validation.ts';
import { CatalogueError } from '../catalogueError.ts';

/** Courses in a block: a page of scattered results fetches a block each, browsing two or three. */
export const blockSize = 8;

/** The fields of a record by their place in it. A change here is a new format version. */
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
] as const satisfies readonly (keyof Course)[];

/** A course as it is written: its values in the order of the fields. */
export function recordOf(course: Course): readonly unknown[] {
  return fields.map((field) => course[field]);
}

/** What a written course was; a record that is not one tells what is wrong with it. */
export function readRecord(
  record: unknown,
  onDamaged: (issue: RecordIssue) => void,
): Course | null {
  const values: readonly unknown[] = Array.isArray(record) ? record : [];
  const parsing = parseCourse(
    Object.fromEntries(fields.map((field, place) => [field, values[place]])),
  );
  if (parsing.ok) return parsing.course;
  const [issue = { path: '', message: 'Invalid record' }] = parsing.issues;
  onDamaged(issue);
  return null;
}

/** The text of a block. */
export function writeBlock(courses: readonly Course[]): string {
  return JSON.stringify(courses.map(recordOf));
}

/** The records in the text of a block; throws a {@link CatalogueError} when it is none. */
export function readBlock(text: string): readonly unknown[] {
  try {
    const block: unknown = JSON.parse(text);
    if (Array.isArray(block)) return block;
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
  throw new CatalogueError('damaged', new Error('A block of records is no list'));
}
