import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ledger, ledgerFile, readLedger, sha256, sheetFile } from './ledger.ts';
import { type Story, storiesByFile, viewNames } from './stories.ts';

const shotName = (story: string, view: string) => `${story}.${view}`;

const wantedShots = (stories: readonly Story[]) =>
  stories.flatMap((story) => viewNames(story).map((view) => shotName(story.id, view)));

const heldShots = (ledger: Ledger) =>
  Object.entries(ledger).flatMap(([view, { shots }]) =>
    Object.keys(shots).map((story) => shotName(story, view)),
  );

/**
 * What is wrong with a folder of baselines whatever they show: views of stories that have none,
 * what is left of stories that are gone, and sheets that are not those of which a ledger speaks.
 */
export function inventory(folder: string, stories: readonly Story[]) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const ledgers = [...storiesByFile(stories).keys()].map(
    (file) => [file, readLedger(folder, file)] as const,
  );
  const wanted = new Set(wantedShots(stories));
  const held = ledgers.flatMap(([, ledger]) => heldShots(ledger));
  const sheets = ledgers.flatMap(([file, ledger]) =>
    Object.entries(ledger).map(([view, { sheet }]) => [sheetFile(file, view), sheet] as const),
  );
  const expected = [...ledgers.map(([file]) => ledgerFile(file)), ...sheets.map(([file]) => file)];
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
