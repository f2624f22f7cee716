import type { Course } from '../../course/course.ts';
import { buildIndex, courseDocument, glossary } from '../../search/index.ts';
import { emptyQuery, pageSize } from '../catalogue.ts';
import { browsePlaces, inCatalogueOrder, runsOf } from '../catalogueOrder.ts';
import { facetColumnsOf, sortColumnOf, sortKeys } from '../columns.ts';
import { overviewOf } from '../summarise.ts';
import { contentHash, packBytes } from './bytes.ts';
import { writeFacetColumns, writeSortColumn } from './columnFile.ts';
import { idShardCount, writeIdShards } from './idShard.ts';
import { formatVersion, type Manifest, writeRuns } from './manifest.ts';
import { blockSize, recordOf, writeBlock } from './recordBlock.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of a static catalogue. */
export interface CatalogueFile {
  /** Below the catalogue's folder, 'records-0123456789ab/7.json'. */
  path: string;
  bytes: Bytes;
}

interface Folder {
  name: string;
  files: CatalogueFile[];
}

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** Files in a folder that is named by what is in them, so that it can be kept for ever. */
async function folderOf(part: string, files: readonly CatalogueFile[]): Promise<Folder> {
  const name = `${part}-${await contentHash(files.map(({ bytes }) => bytes))}`;
  return { name, files: files.map(({ path, bytes }) => ({ path: `${name}/${path}`, bytes })) };
}

function recordFiles(courses: readonly Course[]): CatalogueFile[] {
  const blocks = Math.ceil(courses.length / blockSize);
  return Array.from({ length: blocks }, (_, block) => ({
    path: `${block}.json`,
    bytes: bytesOf(writeBlock(courses.slice(block * blockSize, (block + 1) * blockSize))),
  }));
}

async function columnFiles(courses: readonly Course[]): Promise<CatalogueFile[]> {
  const columns = [
    { path: 'facets.bin', bytes: writeFacetColumns(facetColumnsOf(courses)) },
    ...sortKeys.map((key) => ({
      path: `${key}.bin`,
      bytes: writeSortColumn(sortColumnOf(courses, key)),
    })),
  ];
  const packed = columns.map(async ({ path, bytes }) => ({ path, bytes: await packBytes(bytes) }));
  const overview = { path: 'overview.json', bytes: bytesOf(JSON.stringify(overviewOf(courses))) };
  return [...(await Promise.all(packed)), overview];
}

async function indexFiles(courses: readonly Course[]): Promise<CatalogueFile[]> {
  const { core, shards } = buildIndex(courses.map(courseDocument), glossary);
  return [
    { path: 'core.bin', bytes: await packBytes(new Uint8Array(core)) },
    ...shards.map((bytes, shard) => ({ path: `${shard}.bin`, bytes: new Uint8Array(bytes) })),
  ];
}

function idFiles(courses: readonly Course[]): CatalogueFile[] {
  const shards = writeIdShards(courses.map(({ id }) => id));
  return shards.map((bytes, shard) => ({ path: `${shard}.bin`, bytes }));
}

/** What browsing shows first, to readers of either language who have saved no category. */
function openingOf(courses: readonly Course[]): Manifest['opening'] {
  const runs = runsOf(courses);
  const places = (['es', 'en'] as const).flatMap((language) => [
    ...browsePlaces(runs, { ...emptyQuery, language }).subarray(0, pageSize),
  ]);
  return [...new Set(places)].flatMap((place) => {
    const course = courses[place];
    return course === undefined ? [] : [[place, recordOf(course)] as [number, unknown]];
  });
}

/**
 * All files of a static catalogue of these courses, 'manifest.json' last, so that whoever copies
 * them in this order never serves a manifest of files that are not there yet. Each id must be there
 * once. The same courses always give the same files.
 */
export async function writeCatalogue(given: readonly Course[]): Promise<CatalogueFile[]> {
  const courses = inCatalogueOrder(given);
  const records = await folderOf('records', recordFiles(courses));
  const columns = await folderOf('columns', await columnFiles(courses));
  const ids = await folderOf('ids', idFiles(courses));
  const index = await folderOf('index', await indexFiles(courses));
  const manifest: Manifest = {
    version: formatVersion,
    size: courses.length,
    blockSize,
    runs: writeRuns(runsOf(courses)),
    records: records.name,
    columns: columns.name,
    ids: ids.name,
    index: index.name,
    idShards: idShardCount(courses.length),
    opening: openingOf(courses),
  };
  const files = [records, columns, ids, index].flatMap((folder) => folder.files);
  return [...files, { path: 'manifest.json', bytes: bytesOf(JSON.stringify(manifest)) }];
}
