import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyPaletteDelta, paletteDeltaOf } from './paletteDelta.ts';
import { type Pixels, read, readDelta, writeWebp } from './picture.ts';
import {
  readSheetManifest,
  type Sheet,
  type Shot,
  sha256,
  sheetFile,
  writeSheetManifest,
} from './sheetManifest.ts';
import { layOut, takeFrom } from './spriteSheet.ts';

export interface Screenshot {
  readonly story: string;
  /** As the browser wrote it. */
  readonly picture: Buffer;
}

async function readSheet(folder: string, file: string, view: string, model: string | undefined) {
  const picture = readFileSync(join(folder, sheetFile(file, view)));
  if (model === undefined) return read(picture);
  const painted = await read(readFileSync(join(folder, sheetFile(file, model))));
  return applyPaletteDelta(painted, await readDelta(picture));
}

/** The stored baseline of a story; null when there is none. */
export async function baseline(folder: string, file: string, view: string, story: string) {
  const { shots: named = {}, model } = readSheetManifest(folder, file)[view] ?? {};
  const shots = Object.entries(named);
  const sizes = shots.map(([, { size }]) => size);
  const index = shots.findIndex(([id]) => id === story);
  if (index < 0) return null;
  return takeFrom(await readSheet(folder, file, view, model), sizes, index);
}

/** Whether a sheet shows these very pictures in this order. */
const shows = ({ shots }: Sheet, photos: readonly Screenshot[]) =>
  isDeepStrictEqual(
    Object.entries(shots).map(([story, { taken }]) => [story, taken]),
    photos.map(({ story, picture }) => [story, sha256(picture)]),
  );

/** In the dark theme a story has the layout of the light one. */
const modelOf = (view: string) =>
  view.startsWith('dark-') ? view.replace('dark-', 'light-') : undefined;

async function layOutPhotos(photos: readonly Screenshot[]) {
  const pictures: Pixels[] = [];
  for (const { picture } of photos) pictures.push(await read(picture));
  const shots = photos.map(({ story, picture }, index) => {
    const { width = 0, height = 0 } = pictures[index] ?? {};
    return [story, { size: [width, height], taken: sha256(picture) }] as const;
  });
  return { pixels: layOut(pictures), shots: Object.fromEntries<Shot>(shots) };
}

const sizesOf = ({ shots }: Pick<Sheet, 'shots'>) => Object.values(shots).map(({ size }) => size);

/** Writes a sheet: as a delta of the model's, if there is one with the same layout. */
async function writeSheet(
  path: string,
  photos: readonly Screenshot[],
  model: string | undefined,
  light: readonly Screenshot[] | undefined,
): Promise<Sheet> {
  const laid = await layOutPhotos(photos);
  const painted = light && (await layOutPhotos(light));
  const isDelta = painted !== undefined && isDeepStrictEqual(sizesOf(painted), sizesOf(laid));
  const sheet = await writeWebp(
    isDelta ? paletteDeltaOf(painted.pixels, laid.pixels) : laid.pixels,
  );
  writeFileSync(path, sheet);
  return { sheet: sha256(sheet), model: isDelta ? model : undefined, shots: laid.shots };
}

/**
 * Stores the pictures of a file of stories, by view, the light theme before the dark one. A sheet that
 * shows them already stays, if the sheet that it is a delta of stays.
 */
export async function keep(
  folder: string,
  file: string,
  photos: ReadonlyMap<string, readonly Screenshot[]>,
): Promise<void> {
  const before = readSheetManifest(folder, file);
  const after: Record<string, Sheet> = {};
  for (const [view, taken] of photos) {
    const kept = before[view];
    const model = modelOf(view);
    const isModelKept = model === undefined || before[model] === after[model];
    if (kept && shows(kept, taken) && isModelKept) {
      after[view] = kept;
      continue;
    }
    const path = join(folder, sheetFile(file, view));
    after[view] = await writeSheet(path, taken, model, photos.get(model ?? ''));
  }
  writeSheetManifest(folder, file, after);
}
