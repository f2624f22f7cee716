/** A folder as the catalogue's manifest describes it. */
interface Part {
  folder: string;
  files: number;
  maxBytes: number;
  totalBytes: number;
}

/** What is read of a manifest. */
export interface KeptManifest {
  columns: Part;
  index: Part;
  records: Part;
  ids: Part;
  courses: Part;
}

const columnFiles = [
  'facets.bin',
  'published.bin',
  'rating.bin',
  'price.bin',
  'minutes.bin',
  'overview.json',
];

const numbered = (count: number, extension: string) =>
  Array.from({ length: Math.max(0, count) }, (_, file) => `${file}.${extension}`);

/**
 * The files of a catalogue that are kept before anybody has looked at them, as paths below its
 * folder: all of a small one. Of a larger one what search and filters need, then the records from the
 * first on, as browsing shows them, as far as the budget goes.
 */
export function filesToKeep(manifest: KeptManifest, budgetBytes: number): string[] {
  const { columns, index, records, ids, courses } = manifest;
  const wanted: [Part, string[]][] = [
    [columns, columnFiles],
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
