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

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const seal = ({ path, bytes }: CatalogueFile): CatalogueFile => ({
  path,
  bytes: path.endsWith('.json')
    ? sealJson(path, new TextDecoder().decode(bytes))
    : sealBytes(path, bytes),
});

/** Files in a folder that is named by what is in them, so that it can be kept for ever. */
async function* writeFolder(
  name: string,
  files: readonly CatalogueFile[],
): AsyncGenerator<CatalogueFile, PartFolder> {
  const folder = `${name}-${await contentHash(files.map(({ bytes }) => bytes))}`;
  let maxBytes = 0;
  let totalBytes = 0;
  for (const { path, bytes } of files) {
    const sealed = seal({ path: `${folder}/${path}`, bytes });
    maxBytes = Math.max(maxBytes, sealed.bytes.length);
    totalBytes += sealed.bytes.length;
    yield sealed;
  }
  return { folder, files: files.length, maxBytes, totalBytes };
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

const indexFiles = async (
  core: Uint8Array,
  shards: readonly Uint8Array[],
): Promise<CatalogueFile[]> => [
  { path: 'core.bin', bytes: await packBytes(new Uint8Array(core)) },
  ...shards.map((bytes, shard) => ({ path: `${shard}.bin`, bytes: new Uint8Array(bytes) })),
];

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
 * Yields all files of a static catalogue, 'manifest.json' last: copied in this order, a host never
 * serves a manifest that refers to missing files. Folders come one after another, so that only one
 * has to be held in memory. Ids must be unique. The same courses always give the same bytes.
 */
export async function* writeCatalogue(
  given: readonly Course[],
  { detailsOf = () => null, builtOn = null, changes = [] }: CatalogueParts = {},
): AsyncGenerator<CatalogueFile, void> {
  const courses = inCatalogueOrder(given);
  const records = yield* writeFolder('records', recordFiles(courses));
  const columns = yield* writeFolder('columns', await columnFiles(courses));
  const ids = yield* writeFolder('ids', idFiles(courses));
  const pages = yield* writeFolder('courses', courseFiles(courses, detailsOf));
  const lately = changes.length === 0 ? null : yield* writeFolder('changes', changeFiles(changes));
  const { core, shards } = buildIndex(courses.map(courseDocument), courseLexicon());
  const index = yield* writeFolder('index', await indexFiles(core, shards));
  const manifest: Manifest = {
    version: formatVersion,
    size: courses.length,
    blockSize,
    platforms: platformList().map(({ id, name, hosts }) => ({ id, name, hosts: [...hosts] })),
    about: aboutOf(courses, builtOn),
    runs: writeRuns(runsOf(courses)),
    records,
    columns,
    ids,
    courses: pages,
    changes: lately,
    index,
    coreBytes: core.length,
    opening: openingOf(courses),
  };
  yield { path: manifestPath, bytes: sealJson(manifestPath, JSON.stringify(manifest)) };
}
