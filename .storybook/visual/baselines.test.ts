import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { baseline, keep, type Screenshot } from './baselines.ts';
import { inventory } from './inventory.ts';
import { type Pixels, writePng } from './picture.ts';
import { viewNames } from './stories.ts';
import { paint } from './testing.ts';

const [wide, tall] = [paint(30, 4, (x) => [x, 0, 0]), paint(20, 9, (_, y) => [0, y, 0])];
const stories = ['patterns-hero--wide', 'patterns-hero--tall'].map((id) => ({
  id,
  title: 'Patterns/Hero',
}));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const photosOf = (...pictures: readonly Pixels[]): Promise<Screenshot[]> =>
  Promise.all(
    pictures.map(async (pixels, index) => ({
      story: stories[index]?.id ?? '',
      picture: await writePng(pixels),
    })),
  );

const keepAll = async (photos: readonly Screenshot[]) =>
  keep(
    folder,
    'patterns-hero',
    new Map(viewNames({ title: 'Patterns/Hero' }).map((view) => [view, photos])),
  );

describe('keep', () => {
  it('keeps each picture as it was', async () => {
    await keepAll(await photosOf(wide, tall));
    expect(await baseline(folder, 'patterns-hero', 'dark-320', 'patterns-hero--wide')).toEqual(
      wide,
    );
    expect(await baseline(folder, 'patterns-hero', 'dark-320', 'patterns-hero--tall')).toEqual(
      tall,
    );
    expect(await baseline(folder, 'patterns-hero', 'dark-320', 'patterns-hero--new')).toBeNull();
  });

  it('writes a sheet again only when a picture on it changed', async () => {
    await keepAll(await photosOf(wide, tall));
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.webp'));
    const inodes = () =>
      sheets.map((file) => statSync(join(folder, file), { bigint: true }).mtimeNs);
    const before = inodes();
    await keepAll(await photosOf(wide, tall));
    expect(inodes()).toEqual(before);
    await keepAll(await photosOf(wide, wide));
    expect(await baseline(folder, 'patterns-hero', 'dark-320', 'patterns-hero--tall')).toEqual(
      wide,
    );
  });
});

describe('a dark sheet', () => {
  const hero = (view: string) => baseline(folder, 'patterns-hero', view, 'patterns-hero--wide');

  it('is a delta of the light one, and follows it', async () => {
    const dark = paint(30, 4, (x, y) => [0, x * y, 7]);
    const keepBoth = async (light: Pixels) =>
      keep(
        folder,
        'patterns-hero',
        new Map([
          ['light-320', await photosOf(light)],
          ['dark-320', await photosOf(dark)],
        ]),
      );
    await keepBoth(wide);
    expect([await hero('light-320'), await hero('dark-320')]).toEqual([wide, dark]);
    const other = paint(30, 4, (x, y) => [x + y, 1, 0]);
    await keepBoth(other);
    expect([await hero('light-320'), await hero('dark-320')]).toEqual([other, dark]);
  });

  it('stands for itself when its layout is another', async () => {
    const views = new Map([
      ['light-320', await photosOf(wide)],
      ['dark-320', await photosOf(tall)],
    ]);
    await keep(folder, 'patterns-hero', views);
    expect(await hero('dark-320')).toEqual(tall);
  });
});

describe('inventory', () => {
  const inOrder = { missing: [], orphans: [], damaged: [] };

  it('is in order when each view has its baseline', async () => {
    await keepAll(await photosOf(wide, tall));
    expect(inventory(folder, stories)).toEqual(inOrder);
  });

  it('names each view of a story that has none', async () => {
    await keepAll(await photosOf(wide));
    const missing = viewNames({ title: 'Patterns/Hero' }).map(
      (view) => `patterns-hero--tall.${view}`,
    );
    expect(inventory(folder, stories)).toEqual({ ...inOrder, missing });
  });

  it('names what is left of a story that is gone, and any other file', async () => {
    await keepAll(await photosOf(wide, tall));
    writeFileSync(join(folder, 'notes.txt'), '');
    const { orphans } = inventory(folder, stories.slice(0, 1));
    expect(orphans).toContain('patterns-hero--tall.dark-1280');
    expect(orphans).toContain('notes.txt');
    const all = inventory(folder, []).orphans;
    expect(all).toHaveLength(6);
    expect(all).toContain('patterns-hero.json');
  });

  it('names a sheet that is lost or is not the one that was kept', async () => {
    await keepAll(await photosOf(wide, tall));
    rmSync(join(folder, 'patterns-hero.dark-320.webp'));
    writeFileSync(join(folder, 'patterns-hero.light-320.webp'), 'another');
    const damaged = ['patterns-hero.light-320.webp', 'patterns-hero.dark-320.webp'];
    expect(inventory(folder, stories)).toEqual({ ...inOrder, damaged });
  });
});
