import type { Course } from '../../course/course.ts';
import type { RecordIssue } from '../../course/validation.ts';
import { createKeptParts } from '../keptParts.ts';
import { type FetchPart, fetchText } from './fetchPart.ts';
import type { Manifest } from './manifest.ts';
import { readBlock, readRecord } from './recordBlock.ts';

const mostBlocks = 500;

/** The courses of a static catalogue by their place; a damaged record is null, and reported. */
export function createRecordStore(
  { records, blockSize, opening }: Manifest,
  fetchPart: FetchPart,
  onDamaged: (issue: RecordIssue) => void,
): (places: Iterable<number>) => Promise<(Course | null)[]> {
  const read = (record: unknown, place: number) =>
    readRecord(record, ({ path, message }) => onDamaged({ path: `${place}.${path}`, message }));
  const opened = new Map(opening.map(([place, record]) => [place, read(record, place)]));

  const blockOf = createKeptParts(async (block: number) => {
    const list = readBlock(await fetchText(`${records}/${block}.json`, fetchPart));
    return list.map((record, index) => read(record, block * blockSize + index));
  }, mostBlocks);

  const courseAt = async (place: number): Promise<Course | null> => {
    const course = opened.get(place);
    if (course !== undefined) return course;
    const block = await blockOf(Math.floor(place / blockSize));
    return block[place % blockSize] ?? null;
  };
  return (places) => Promise.all(Array.from(places, courseAt));
}
