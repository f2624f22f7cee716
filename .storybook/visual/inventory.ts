import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestFile, readSheetManifest, sha256, sheetFile } from './sheetManifest.ts';
import { type Story, storiesByFile, viewNames } from './stories.ts';

/**
 * What is wrong with a folder of baselines whatever they show: views without a baseline, baselines of
 * stories that are gone, and sheets that no manifest lists.
 */
export function inventory(folder: string, stories: readonly Story[]) {
  const files = readdirSync(folder);
  const storyFiles = [...storiesByFile(stories).keys()];
  const sheets = storyFiles.flatMap((file) =>
    Object.entries(readSheetManifest(folder, file)).map(([view, { sheet, shots }]) => ({
      name: sheetFile(file, view),
      checksum: sheet,
      shots: Object.keys(shots).map((story) => `${story}.${view}`),
    })),
  );
  const wanted = stories.flatMap((story) => viewNames(story).map((view) => `${story.id}.${view}`));
  const held = new Set(sheets.flatMap(({ shots }) => shots));
  const expected = [...storyFiles.map(manifestFile), ...sheets.map(({ name }) => name)];
  const isIntact = ({ name, checksum }: (typeof sheets)[number]) =>
    files.includes(name) && sha256(readFileSync(join(folder, name))) === checksum;
  return {
    missing: wanted.filter((shot) => !held.has(shot)),
    orphans: [
      ...[...held].filter((shot) => !wanted.includes(shot)),
      ...files.filter((file) => !expected.includes(file)),
    ],
    damaged: sheets.filter((sheet) => !isIntact(sheet)).map(({ name }) => name),
  };
}
