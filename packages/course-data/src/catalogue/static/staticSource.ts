import { openShardedIndex } from '@aulario/search';
import * as v from 'valibot';
import { cached } from '../../course/cached.ts';
import { type CategoryId, isCategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import type { RecordIssue } from '../../course/parsing/validation.ts';
import { addPlatforms } from '../../course/platforms.ts';
import { createAsyncCache, memoizeAsync } from '../async/asyncCache.ts';
import type { SortKey } from '../facets/sortKeys.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { readerLanguages } from '../port/catalogueQuery.ts';
import type { CatalogueSource } from '../port/catalogueSource.ts';
import type { FetchPart } from './fetchPart.ts';
import { readBinaryFile, readJsonFile } from './fetchPart.ts';
import { type Manifest, readRuns } from './manifest.ts';
import { unpackBytes } from './partBytes.ts';
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
    const list = await readJsonFile(fetchPart, records, `${block}.json`, readBlock);
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
  const sortColumn = cached((key: SortKey) =>
    memoizeAsync(() =>
      readBinaryFile(fetchPart, columns, sortPath(key), async (packed) =>
        readSortColumn(await unpackBytes(packed, sortColumnBytes(size)), size),
      ),
    ),
  );

  return {
    runs: async () => runs,
    courses,
    overview: memoizeAsync(() => readJsonFile(fetchPart, columns, overviewPath, readOverview)),
    about: async () => manifest.about,
    facets: memoizeAsync(() =>
      readBinaryFile(fetchPart, columns, facetsPath, async (packed) =>
        readFacetColumns(await unpackBytes(packed, facetColumnBytes(size)), size, platformIds),
      ),
    ),
    sortColumn: (key) => sortColumn(key)(),
    searchIndex: memoizeAsync(() =>
      readBinaryFile(fetchPart, index, 'core.bin', async (packed) =>
        openShardedIndex(await unpackBytes(packed, coreBytes), (shard) =>
          readBinaryFile(fetchPart, index, `${shard}.bin`, (bytes) => bytes),
        ),
      ),
    ),
    coursePage: createCoursePages(manifest.courses, fetchPart, onDamaged),
    changes: createChangeReader(manifest.changes, fetchPart),
    news: createNewsReader(manifest.news, fetchPart, onDamaged),
    find: async (id) => {
      const shard = `${shardOfId(id, Math.max(1, ids.files))}.bin`;
      const docIds = await readBinaryFile(fetchPart, ids, shard, (bytes) =>
        docIdsInShard(bytes, id, size),
      );
      const found = await courses(docIds);
      for (const [at, course] of found.entries()) {
        const docId = docIds[at];
        if (course?.id === id && docId !== undefined) return { course, docId };
      }
      return null;
    },
  };
}
