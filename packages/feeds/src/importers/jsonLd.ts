import { isLdCourse, readLdCourse } from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

/** Courses of schema.org as JSON-LD. */
export const jsonLd: Importer = {
  records: [''],
  next: () => null,
  isLd: true,
  read: (record, { read, day }) => (isLdCourse(record) ? readLdCourse(record, read, day) : null),
};
