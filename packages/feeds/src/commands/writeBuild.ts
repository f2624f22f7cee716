import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeCatalogue } from '@aulario/course-data/build';
import type { BuiltCatalogue } from '../build/buildCatalogue.ts';
import { shardChanges } from '../build/changes.ts';
import { equivalentsOf } from '../build/equivalents.ts';
import { htmlReport } from '../build/htmlReport.ts';

async function writeAt(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function writeChanges(
  folder: string,
  { changes, gone, courses, report }: BuiltCatalogue,
): Promise<void> {
  const shards = shardChanges(changes);
  const since = { builtOn: report.builtOn, counts: report.changes, shards: shards.length };
  await writeAt(folder, 'changes/index.json', JSON.stringify(since));
  for (const [shard, list] of shards.entries())
    await writeAt(folder, `changes/${shard}.json`, JSON.stringify(list));
  const equivalents = equivalentsOf(
    gone.map(({ course }) => course),
    courses.map(({ course }) => course),
  );
  const left = gone.map(({ course: { id, title, platform }, lastSeen }) => ({
    id,
    title,
    platform,
    lastSeen,
    equivalents: equivalents.get(id) ?? [],
  }));
  await writeAt(folder, 'changes/gone.json', JSON.stringify(left));
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
    (id) => details.get(id) ?? null,
    built.report.builtOn,
  );
  for (const { path, bytes } of files) await writeAt(folder, path, bytes);
  await writeChanges(folder, built);
  await writeAt(folder, 'report.json', `${JSON.stringify(built.report, null, 1)}\n`);
  await writeAt(folder, 'report.html', htmlReport(built.report));
  await rm(`${out}.old`, { recursive: true, force: true });
  await rename(out, `${out}.old`).catch(() => undefined);
  await rename(folder, out);
  await rm(`${out}.old`, { recursive: true, force: true });
  return files.length;
}
