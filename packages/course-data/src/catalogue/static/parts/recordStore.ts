import type { Course } from '../../../course/course.ts';
import type { RecordIssue } from '../../../course/parsing/validation.ts';
import { createAsyncCache } from '../../async/asyncCache.ts';
import { type FetchPart, readPart } from '../fetchPart.ts';
import type { Manifest } from '../manifest.ts';
import { openJson } from '../partChecksum.ts';
import { readBlock, readRecord } from './recordBlock.ts';

const maxBlocks = 500;

/**
 * Reads the courses of a static catalogue by docId; null for a damaged record, which is reported.
 */
export function createRecordStore(
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
