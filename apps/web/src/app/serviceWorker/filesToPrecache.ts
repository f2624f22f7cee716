import { columnPaths } from '@aulario/course-data/worker';

/** A folder of the catalogue's manifest. */
interface Part {
  folder: string;
  files: number;
  maxBytes: number;
  totalBytes: number;
}

/** The part of a manifest that is read here. */
export interface CatalogueManifest {
  columns: Part;
  index: Part;
  records: Part;
  ids: Part;
  courses: Part;
}

const numbered = (count: number, extension: string) =>
  Array.from({ length: Math.max(0, count) }, (_, file) => `${file}.${extension}`);

/**
 * Returns the files of a catalogue to cache in advance, as paths below its folder: all of a small
 * one. Of a larger one the files for search and filters, then records in browsing order, up to the
 * budget.
 */
export function filesToPrecache(manifest: CatalogueManifest, budgetBytes: number): string[] {
  const { columns, index, records, ids, courses } = manifest;
  const wanted: [Part, readonly string[]][] = [
    [columns, columnPaths],
    [index, ['core.bin', ...numbered(index.files - 1, 'bin')]],
    [records, numbered(records.files, 'json')],
    [ids, numbered(ids.files, 'bin')],
    [courses, numbered(courses.files, 'json')],
  ];
  const kept: string[] = [];
  let left = budgetBytes;
  for (const [part, files] of wanted) {
    const affordable =
      part.totalBytes <= left ? files.length : part === records ? left / part.maxBytes : 0;
    kept.push(...files.slice(0, Math.floor(affordable)).map((file) => `${part.folder}/${file}`));
    left = Math.max(0, left - part.totalBytes);
  }
  return kept;
}
