import { readLdCourse } from '@aulario/course-data/reading';
import type { Importer } from './importer.ts';

/** Courses of schema.org as JSON-LD. */
export const jsonLd: Importer = {
  records: [''],
  next: () => null,
  read: (record, { read }) => readLdCourse(record, read),
};
