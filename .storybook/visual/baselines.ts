import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLedger, type Sheet, sha256, sheetFile, writeLedger } from './ledger.ts';
import { type Pixels, read, writeWebp } from './picture.ts';
import { layOut, takeFrom } from './sheet.ts';

export interface Photo {
  readonly story: string;
  /** As the browser wrote it. */
  readonly picture: Buffer;
}

/** The picture of a story as it is kept; null when there is none. */
export async function baseline(folder: string, file: string, view: string, story: string) {
  const shots = Object.entries(readLedger(folder, file)[view]?.shots ?? {});
  const sizes = shots.map(([, { size }]) => size);
  const index = shots.findIndex(([id]) => id === story);
  if (index < 0) return null;
  const sheet = await read(readFileSync(join(folder, sheetFile(file, view))));
  return takeFrom(sheet, sizes, index);
}

const asTaken = (pictures: readonly (readonly [story: string, taken: string])[]) =>
  JSON.stringify(pictures);

/** Whether a sheet shows these very pictures in this order. */
const shows = (sheet: Sheet, photos: readonly Photo[]) =>
  asTaken(Object.entries(sheet.shots).map(([story, { taken }]) => [story, taken])) ===
  asTaken(photos.map(({ story, picture }) => [story, sha256(picture)]));

async function writeSheet(path: string, photos: readonly Photo[]): Promise<Sheet> {
  const pictures: Pixels[] = [];
  for (const { picture } of photos) pictures.push(await read(picture));
  const sheet = await writeWebp(layOut(pictures));
  writeFileSync(path, sheet);
  const shots = photos.map(({ story, picture }, index) => {
    const { width = 0, height = 0 } = pictures[index] ?? {};
    return [story, { size: [width, height], taken: sha256(picture) }] as const;
  });
  return { sheet: sha256(sheet), shots: Object.fromEntries(shots) };
}

/** Keeps the pictures of a file of stories, by view. A sheet that shows them already stays. */
export async function keep(
  folder: string,
  file: string,
  photos: ReadonlyMap<string, readonly Photo[]>,
): Promise<void> {
  const before = readLedger(folder, file);
  const after: Record<string, Sheet> = {};
  for (const [view, taken] of photos) {
    const kept = before[view];
    after[view] =
      kept && shows(kept, taken)
        ? kept
        : await writeSheet(join(folder, sheetFile(file, view)), taken);
  }
  writeLedger(folder, file, after);
}
