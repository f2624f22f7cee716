import { buildIndex } from '@aulario/search';
import type { Course } from '../../course/course.ts';
import type { CourseChange } from '../../course/courseChange.ts';
import { platformList } from '../../course/platforms.ts';
import { aboutOf } from '../aboutOf.ts';
import { pageSize } from '../catalogue.ts';
import { browseOrder, firstCategory, inCatalogueOrder, runsOf } from '../catalogueOrder.ts';
import { facetColumnsOf, sortColumnOf, sortKeys } from '../columns.ts';
import { courseDocument } from '../courseDocument.ts';
import { courseLexicon } from '../courseLexicon.ts';
import { overviewOf } from '../overviewOf.ts';
import { contentHash, packBytes } from './bytes.ts';
import { writeChangeShards } from './changeShard.ts';
import { writeFacetColumns, writeSortColumn } from './columnFile.ts';
import { type DetailsOf, writeCourseShards } from './courseShard.ts';
import { writeIdShards } from './idShard.ts';
import {
  formatVersion,
  type Manifest,
  manifestPath,
  type PartFolder,
  writeRuns,
} from './manifest.ts';
import { sealBytes, sealJson } from './partChecksum.ts';
import { blockSize, recordOf, writeBlock } from './recordBlock.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of a static catalogue. */
export interface CatalogueFile {
  /** Below the catalogue's folder, 'records-0123456789ab/7.json'. */
  path: string;
  bytes: Bytes;
}

interface Folder {
  part: PartFolder;
  files: CatalogueFile[];
}

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const seal = ({ path, bytes }: CatalogueFile): CatalogueFile => ({
  path,
  bytes: path.endsWith('.json')
    ? sealJson(path, new TextDecoder().decode(bytes))
    : sealBytes(path, bytes),
});

/** Files in a folder that is named by what is in them, so that it can be kept for ever. */
async function folderOf(name: string, files: readonly CatalogueFile[]): Promise<Folder> {
  const folder = `${name}-${await contentHash(files.map(({ bytes }) => bytes))}`;
  const sealed = files.map(({ path, bytes }) => seal({ path: `${folder}/${path}`, bytes }));
  const lengths = sealed.map(({ bytes }) => bytes.length);
  const part: PartFolder = {
    folder,
    files: sealed.length,
    maxBytes: lengths.reduce((longest, length) => Math.max(longest, length), 0),
    totalBytes: lengths.reduce((sum, length) => sum + length, 0),
  };
  return { part, files: sealed };
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

async function indexFiles(courses: readonly Course[]) {
  const { core, shards } = buildIndex(courses.map(courseDocument), courseLexicon());
  const files: CatalogueFile[] = [
    { path: 'core.bin', bytes: await packBytes(new Uint8Array(core)) },
    ...shards.map((bytes, shard) => ({ path: `${shard}.bin`, bytes: new Uint8Array(bytes) })),
  ];
  return { files, coreBytes: core.length };
}

function idFiles(courses: readonly Course[]): CatalogueFile[] {
  const shards = writeIdShards(courses.map(({ id }) => id));
  return shards.map((bytes, shard) => ({ path: `${shard}.bin`, bytes }));
}

/** What browsing shows first, to visitors and to users who have saved no category. */
function openingOf(courses: readonly Course[]): Manifest['opening'] {
  const runs = runsOf(courses);
  const docIds = (['es', 'en'] as const).flatMap((language) =>
    [null, firstCategory].flatMap((preferredCategory) => [
      ...browseOrder(runs, { preferredCategory, language }).subarray(0, pageSize),
    ]),
  );
  return [...new Set(docIds)].flatMap((docId) => {
    const course = courses[docId];
    return course === undefined ? [] : [[docId, recordOf(course)] as [number, unknown]];
  });
}

function courseFiles(courses: readonly Course[], detailsOf: DetailsOf): CatalogueFile[] {
  return writeCourseShards(courses, detailsOf).map((json, shard) => ({
    path: `${shard}.json`,
    bytes: bytesOf(json),
  }));
}

function changeFiles(changes: readonly CourseChange[]): CatalogueFile[] {
  return writeChangeShards(changes).map((json, shard) => ({
    path: `${shard}.json`,
    bytes: bytesOf(json),
  }));
}

/** What a catalogue is written of beside the facts of its courses. */
export interface CatalogueParts {
  /** What is shown of a course on its own page only. */
  detailsOf?: DetailsOf | undefined;
  /** The day on which the feeds were read, 'YYYY-MM-DD'; null for a recorded sample. */
  builtOn?: string | null | undefined;
  /** What became of courses lately. */
  changes?: readonly CourseChange[] | undefined;
}

/**
 * All files of a static catalogue of these courses, 'manifest.json' last, so that whoever copies
 * them in this order never serves a manifest of files that are not there yet. Each id must be there
 * once. The same courses always give the same files.
 */
export async function writeCatalogue(
  given: readonly Course[],
  { detailsOf = () => null, builtOn = null, changes = [] }: CatalogueParts = {},
): Promise<CatalogueFile[]> {
  const courses = inCatalogueOrder(given);
  const written = await indexFiles(courses);
  const records = await folderOf('records', recordFiles(courses));
  const columns = await folderOf('columns', await columnFiles(courses));
  const ids = await folderOf('ids', idFiles(courses));
  const pages = await folderOf('courses', courseFiles(courses, detailsOf));
  const index = await folderOf('index', written.files);
  const lately = changes.length === 0 ? null : await folderOf('changes', changeFiles(changes));
  const manifest: Manifest = {
    version: formatVersion,
    size: courses.length,
    blockSize,
    platforms: platformList().map(({ id, name, hosts }) => ({ id, name, hosts: [...hosts] })),
    about: aboutOf(courses, builtOn),
    runs: writeRuns(runsOf(courses)),
    records: records.part,
    columns: columns.part,
    ids: ids.part,
    courses: pages.part,
    changes: lately?.part ?? null,
    index: index.part,
    coreBytes: written.coreBytes,
    opening: openingOf(courses),
  };
  const folders = [records, columns, ids, pages, index, ...(lately === null ? [] : [lately])];
  const files = folders.flatMap((folder) => folder.files);
  const path = manifestPath;
  return [...files, { path, bytes: sealJson(path, JSON.stringify(manifest)) }];
}
