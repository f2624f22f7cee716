import { openShardedIndex } from '@aulario/search';
import * as v from 'valibot';
import { type CategoryId, isCategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import type { RecordIssue } from '../../course/parsing/validation.ts';
import { addPlatforms } from '../../course/platforms.ts';
import { createAsyncCache, memoizeAsync } from '../async/asyncCache.ts';
import type { SortKey } from '../facets/sortKeys.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { readerLanguages } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import { unpackBytes } from './bytes.ts';
import { type FetchPart, readPart } from './fetchPart.ts';
import { type Manifest, type PartFolder, readRuns } from './manifest.ts';
import { openBytes, openJson } from './partChecksum.ts';
import { createChangeReader } from './parts/changeShard.ts';
import {
  facetColumnBytes,
  readFacetColumns,
  readSortColumn,
  sortColumnBytes,
} from './parts/columnFile.ts';
import { facetsPath, overviewPath, sortPath } from './parts/columnPaths.ts';
import { createCoursePages } from './parts/courseShard.ts';
import { docIdsInShard, shardOfId } from './parts/idShard.ts';
import { createNewsReader } from './parts/newsFile.ts';
import { readBlock, readRecord } from './parts/recordBlock.ts';

const maxBlocks = 500;

/**
 * Reads the courses of a static catalogue by docId; null for a damaged record, which is reported.
 */
function createRecordStore(
  { records, blockSize, opening }: Manifest,
  fetchPart: FetchPart,
  onDamaged: (issue: RecordIssue) => void,
): (docIds: Iterable<number>) => Promise<(Course | null)[]> {
  const read = (record: unknown, docId: number) =>
    readRecord(record, ({ path, message }) => onDamaged({ path: `${docId}.${path}`, message }));
  const opened = new Map(opening.map(([docId, record]) => [docId, read(record, docId)]));

  const blockOf = createAsyncCache(async (block: number) => {
    const path = `${records.folder}/${block}.json`;
    const request = { path, maxBytes: records.maxBytes };
    const list = await readPart(fetchPart, request, (bytes) => readBlock(openJson(path, bytes)));
    return list.map((record, index) => read(record, block * blockSize + index));
  }, maxBlocks);

  const courseAt = async (docId: number): Promise<Course | null> => {
    const course = opened.get(docId);
    if (course !== undefined) return course;
    const block = await blockOf(Math.floor(docId / blockSize));
    return block[docId % blockSize] ?? null;
  };
  return (docIds) => Promise.all(Array.from(docIds, courseAt));
}

const overviewSchema = v.array(
  v.object({
    category: v.custom<CategoryId>(isCategoryId),
    total: v.number(),
    subjects: v.array(
      v.object({
        subject: v.string(),
        names: v.object(v.entriesFromList(readerLanguages, v.exactOptional(v.string()))),
        total: v.number(),
      }),
    ),
  }),
);

function readOverview(text: string) {
  try {
    return v.parse(overviewSchema, JSON.parse(text));
  } catch (error) {
    throw new CatalogueError('damaged', error);
  }
}

/** Creates functions that fetch a file of a folder and read its content. */
function createFileReaders(fetchPart: FetchPart) {
  const readFile = <T>(
    { folder, maxBytes }: PartFolder,
    file: string,
    read: (content: Uint8Array<ArrayBuffer>, path: string) => T | Promise<T>,
  ): Promise<T> => {
    const path = `${folder}/${file}`;
    return readPart(fetchPart, { path, maxBytes }, (bytes) => read(bytes, path));
  };
  const readBinary = <T>(
    part: PartFolder,
    file: string,
    read: (content: Uint8Array<ArrayBuffer>) => T | Promise<T>,
  ) => readFile(part, file, (bytes, path) => read(openBytes(path, bytes)));
  return { readFile, readBinary };
}

/** The parts of the catalogue that a manifest describes, each fetched on first use. */
export function createStaticSource(
  manifest: Manifest,
  fetchPart: FetchPart,
  onDamaged: (issue: RecordIssue) => void,
): CatalogueSource {
  const { size, columns, ids, index, coreBytes } = manifest;
  const runs = readRuns(manifest);
  const platformIds = manifest.platforms.map(({ id }) => id);
  addPlatforms(manifest.platforms);
  const courses = createRecordStore(manifest, fetchPart, onDamaged);
  const { readFile, readBinary } = createFileReaders(fetchPart);

  const sortColumn = (key: SortKey) =>
    memoizeAsync(() =>
      readBinary(columns, sortPath(key), async (packed) =>
        readSortColumn(await unpackBytes(packed, sortColumnBytes(size)), size),
      ),
    );
  const sortColumns: Record<SortKey, () => Promise<Uint32Array>> = {
    published: sortColumn('published'),
    rating: sortColumn('rating'),
    price: sortColumn('price'),
    certified: sortColumn('certified'),
    minutes: sortColumn('minutes'),
    weeks: sortColumn('weeks'),
  };

  return {
    runs: async () => runs,
    courses,
    overview: memoizeAsync(() =>
      readFile(columns, overviewPath, (bytes, path) => readOverview(openJson(path, bytes))),
    ),
    about: async () => manifest.about,
    facets: memoizeAsync(() =>
      readBinary(columns, facetsPath, async (packed) =>
        readFacetColumns(await unpackBytes(packed, facetColumnBytes(size)), size, platformIds),
      ),
    ),
    sortColumn: (key) => sortColumns[key](),
    searchIndex: memoizeAsync(() =>
      readBinary(index, 'core.bin', async (packed) =>
        openShardedIndex(await unpackBytes(packed, coreBytes), (shard) =>
          readBinary(index, `${shard}.bin`, (bytes) => bytes),
        ),
      ),
    ),
    coursePage: createCoursePages(manifest.courses, fetchPart, onDamaged),
    changes: createChangeReader(manifest.changes, fetchPart),
    news: createNewsReader(manifest.news, fetchPart, onDamaged),
    find: async (id) => {
      const shard = `${shardOfId(id, Math.max(1, ids.files))}.bin`;
      const docIds = await readBinary(ids, shard, (bytes) => docIdsInShard(bytes, id, size));
      const found = await courses(docIds);
      for (const [at, course] of found.entries()) {
        const docId = docIds[at];
        if (course?.id === id && docId !== undefined) return { course, docId };
      }
      return null;
    },
  };
}
