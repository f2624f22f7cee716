import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCatalogue } from '@aulario/course-data/build';
import type { BuiltCatalogue } from '../build/buildCatalogue.ts';
import { htmlReport } from '../build/htmlReport.ts';

async function writeAt(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes the catalogue's files and its reports beside the last one, and only then puts it in its
 * place: a build that is stopped leaves the last good one standing.
 */
export async function writeBuild(out: string, built: BuiltCatalogue): Promise<number> {
  const folder = `${out}.new`;
  await rm(folder, { recursive: true, force: true });
  const details = new Map(built.courses.map((imported) => [imported.course.id, imported.details]));
  const files = await writeCatalogue(
    built.courses.map(({ course }) => course),
    {
      detailsOf: (id) => details.get(id) ?? null,
      builtOn: built.report.builtOn,
      changes: built.recent,
    },
  );
  for (const { path, bytes } of files) await writeAt(folder, path, bytes);
  await writeAt(folder, 'report.json', `${JSON.stringify(built.report, null, 1)}\n`);
  await writeAt(folder, 'report.html', htmlReport(built.report));
  await rm(`${out}.old`, { recursive: true, force: true });
  await rename(out, `${out}.old`).catch(() => undefined);
  await rename(folder, out);
  await rm(`${out}.old`, { recursive: true, force: true });
  return files.length;
}
