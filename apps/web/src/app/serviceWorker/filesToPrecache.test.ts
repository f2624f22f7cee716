import { type CatalogueFile, writeCatalogue } from '@aulario/course-data/build';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { filesToPrecache } from './filesToPrecache.ts';

const part = (folder: string, files: number, totalBytes: number) => ({
  folder,
  files,
  totalBytes,
  maxBytes: files === 0 ? 0 : totalBytes / files,
});

it('keeps the whole of a small one', () => {
  const manifest = {
    columns: part('columns-1', 6, 300),
    index: part('index-1', 2, 500),
    records: part('records-1', 2, 1000),
    ids: part('ids-1', 1, 40),
    courses: part('courses-1', 2, 9000),
  };
  const kept = filesToPrecache(manifest, 20_000);
  expect(kept.filter((path) => !path.startsWith('columns-'))).toEqual([
    'index-1/core.bin',
    'index-1/0.bin',
    'records-1/0.json',
    'records-1/1.json',
    'ids-1/0.bin',
    'courses-1/0.json',
    'courses-1/1.json',
  ]);
});

it('knows every file that is written', async () => {
  const files: CatalogueFile[] = [];
  for await (const file of writeCatalogue([aCourse()])) files.push(file);
  const sealed = files.at(-1)?.bytes;
  const { content } = JSON.parse(new TextDecoder().decode(sealed));
  const written = files.slice(0, -1).map(({ path }) => path.replace(/^catalogue\//, ''));
  expect(filesToPrecache(content, 1e9).toSorted()).toEqual(written.toSorted());
});

it('keeps of a larger one what search needs, and the first records', () => {
  const manifest = {
    columns: part('columns-1', 6, 300),
    index: part('index-1', 11, 500),
    records: part('records-1', 100, 1000),
    ids: part('ids-1', 4, 40),
    courses: part('courses-1', 100, 9000),
  };
  const kept = filesToPrecache(manifest, 1000);
  expect(kept.filter((path) => path.startsWith('index-'))).toHaveLength(11);
  expect(kept.filter((path) => path.startsWith('records-'))).toEqual(
    Array.from({ length: 20 }, (_, block) => `records-1/${block}.json`),
  );
  expect(kept.some((path) => path.startsWith('courses-'))).toBe(false);
  expect(filesToPrecache(manifest, 0)).toEqual([]);
});
