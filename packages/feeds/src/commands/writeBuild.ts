import { writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCatalogue } from '@aulario/course-data/build';
import type { BuiltCatalogue } from '../build/buildCatalogue.ts';
import { htmlReport } from '../build/report/htmlReport.ts';

const filesPerStep = 500;

/**
 * Writes the catalogue's files and reports beside the last build, then replaces it: an interrupted
 * build leaves the last one intact.
 */
export async function writeBuild(
  out: string,
  { courses, report, recent, pinned }: BuiltCatalogue,
  onFiles?: (count: number) => void,
): Promise<number> {
  const folder = `${out}.new`;
  await rm(folder, { recursive: true, force: true });
  const written = writeCatalogue(courses, {
    detailsOf: (id) => courses.detailsOf(id),
    builtOn: report.builtOn,
    changes: recent,
    pinned,
  });
  let files = 0;
  const folders = new Set<string>();
  for await (const { path, bytes } of written) {
    const file = join(folder, path);
    if (!folders.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
    folders.add(dirname(file));
    // A quarter of a million small files: waiting for each would take most of the time.
    writeFileSync(file, bytes);
    files += 1;
    if (files % filesPerStep === 0) onFiles?.(files);
  }
  onFiles?.(files);
  await writeFile(join(folder, 'report.json'), `${JSON.stringify(report, null, 1)}\n`);
  await writeFile(join(folder, 'report.html'), htmlReport(report));
  await rm(`${out}.old`, { recursive: true, force: true });
  // The first build replaces none.
  await rename(out, `${out}.old`).catch(() => undefined);
  await rename(folder, out);
  await rm(`${out}.old`, { recursive: true, force: true });
  return files;
}
