import { parseCourseDetails } from '../../../course/parsing/parseCourseDetails.ts';
import type { RecordIssue } from '../../../course/parsing/validation.ts';
import { noDetails } from '../../../course/unknownFacts.ts';
import { createAsyncCache } from '../../async/asyncCache.ts';
import type { CoursePage } from '../../port/catalogueAnswers.ts';
import { coursePageOf } from '../../summary/coursePageOf.ts';
import type { FetchPart } from '../fetchPart.ts';
import { readJsonFile } from '../fetchPart.ts';
import type { PartFolder } from '../manifest.ts';
import { docIdsByShard, shardOfId } from './idShard.ts';
import { listText, readBlock, readRecord } from './recordBlock.ts';
import type { TextFile } from './textFile.ts';

const coursesPerShard = 8;

/** The number of shards for `size` courses. */
const courseShardCount = (size: number): number => Math.max(1, Math.ceil(size / coursesPerShard));

/**
 * Writes each course with its details into shards by id, so that a course's page costs one request.
 * Separate from the blocks of records, which keeps cards small. Both arguments are by docId.
 */
export function* writeCourseShards(pages: TextFile, hashes: Uint32Array): Generator<string> {
  for (const docIds of docIdsByShard(hashes, courseShardCount(hashes.length)))
    yield listText(Array.from(docIds, (docId) => pages.read(docId)));
}

function readEntry(entry: unknown, id: string, report: (issue: RecordIssue) => void) {
  const [record, details]: readonly unknown[] = Array.isArray(entry) ? entry : [];
  if (!Array.isArray(record) || record[0] !== id) return null;
  const course = readRecord(record, report);
  if (course === null) return null;
  const parsed = details === null ? noDetails(id) : parseCourseDetails(details);
  if (parsed === null) report({ path: 'details', message: 'Invalid details' });
  return coursePageOf(course, parsed ?? noDetails(id));
}

/** The shard that a course of `size` is in: a build that reads all of them in this order reads each shard once. */
export const courseShardOf = (id: string, size: number): number =>
  shardOfId(id, courseShardCount(size));

/** Reads courses with their details; null for an unknown id. */
export function createCoursePages(
  folder: PartFolder,
  fetchPart: FetchPart,
  onDamaged: (issue: RecordIssue) => void,
) {
  const shardAt = createAsyncCache(
    (shard: number) => readJsonFile(fetchPart, folder, `${shard}.json`, readBlock),
    1,
  );
  return async (id: string): Promise<CoursePage | null> => {
    const entries = await shardAt(shardOfId(id, Math.max(1, folder.files)));
    const report = (issue: RecordIssue) => onDamaged({ ...issue, path: `${id}.${issue.path}` });
    for (const entry of entries) {
      const page = readEntry(entry, id, report);
      if (page !== null) return page;
    }
    return null;
  };
}
