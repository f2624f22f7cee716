import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  manifestFile,
  readSheetManifest,
  type SheetManifest,
  sha256,
  sheetFile,
} from './sheetManifest.ts';
import { type Story, storiesByFile, viewNames } from './stories.ts';

const shotName = (story: string, view: string) => `${story}.${view}`;

const wantedShots = (stories: readonly Story[]) =>
  stories.flatMap((story) => viewNames(story).map((view) => shotName(story.id, view)));

const heldShots = (manifest: SheetManifest) =>
  Object.entries(manifest).flatMap(([view, { shots }]) =>
    Object.keys(shots).map((story) => shotName(story, view)),
  );

/**
 * What is wrong with a folder of baselines whatever they show: views without a baseline, baselines of
 * stories that are gone, and sheets that no manifest lists.
 */
export function inventory(folder: string, stories: readonly Story[]) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const ledgers = [...storiesByFile(stories).keys()].map(
    (file) => [file, readSheetManifest(folder, file)] as const,
  );
  const wanted = new Set(wantedShots(stories));
  const held = ledgers.flatMap(([, manifest]) => heldShots(manifest));
  const sheets = ledgers.flatMap(([file, manifest]) =>
    Object.entries(manifest).map(([view, { sheet }]) => [sheetFile(file, view), sheet] as const),
  );
  const expected = [
    ...ledgers.map(([file]) => manifestFile(file)),
    ...sheets.map(([file]) => file),
  ];
  return {
    missing: [...wanted].filter((shot) => !held.includes(shot)),
    orphans: [
      ...held.filter((shot) => !wanted.has(shot)),
      ...files.filter((file) => !expected.includes(file)),
    ],
    damaged: sheets
      .filter(
        ([file, sum]) => !files.includes(file) || sha256(readFileSync(join(folder, file))) !== sum,
      )
      .map(([file]) => file),
  };
}
