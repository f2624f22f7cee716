import { readFile, stat } from 'node:fs/promises';
import {
  type FeedRecord,
  firstAt,
  isRecord,
  listOf,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';
import { LimitError, maxJoinBytes, maxPageBytes } from '../limits.ts';
import { jsonRecords } from './jsonRecords.ts';
import { filesOf, isAddress } from './openSource.ts';
import { parseJson } from './parseJson.ts';

/** What courses refer to by id, list by list. */
type LinkedLists = Map<string, Map<string, FeedRecord>>;

/** The records of a list that an answer links, as `linked.partners` or `linked['partners.v1']`. */
function linkedIn(answer: unknown, list: string): readonly unknown[] {
  const linked = valueAt(answer, 'linked');
  return listOf(firstAt(linked, list) ?? (isRecord(linked) ? linked[`${list}.v1`] : undefined));
}

function add(records: readonly unknown[], into: Map<string, FeedRecord> | undefined): void {
  for (const record of records) {
    const id = valueAt(record, 'id');
    if (isRecord(record) && id !== undefined) into?.set(scalarOf(id), record);
  }
}

function addLinked(answer: unknown, joins: LinkedLists): void {
  for (const [list, records] of joins) add(linkedIn(answer, list), records);
}

/** Takes what an answer links in place of what the one before it did, so that few are in memory. */
export function takeLinked(answer: unknown, joins: LinkedLists): void {
  for (const records of joins.values()) records.clear();
  addLinked(answer, joins);
}

/**
 * Returns what courses refer to by id: `linked` in their files, and files named for their list
 * ('partners.json', 'instructors.json'). Nothing for an address, whose answers come with theirs.
 */
export async function readJoins(source: string, lists: readonly string[]): Promise<LinkedLists> {
  const joins: LinkedLists = new Map(lists.map((list) => [list, new Map()]));
  if (lists.length === 0 || isAddress(source)) return joins;
  let bytes = 0;
  const spend = (more: number) => {
    bytes += more;
    if (bytes > maxJoinBytes)
      throw new LimitError(`${lists.join(', ')}: over ${maxJoinBytes} bytes`);
  };
  for (const file of await filesOf(source)) {
    if (!/\.json$/i.test(file)) continue;
    const list = lists.find((name) => file.split(/[\\/]/).at(-1)?.startsWith(name));
    if (list !== undefined) {
      spend((await stat(file)).size);
      for await (const found of jsonRecords(file, ['elements', '']))
        if ('record' in found) add([found.record], joins.get(list));
    } else if ((await stat(file)).size <= maxPageBytes) addLinked(await readWhole(file), joins);
  }
  return joins;
}

/** A file that breaks off links nothing; its records are reported where they are read. */
async function readWhole(file: string): Promise<unknown> {
  try {
    return parseJson(await readFile(file, 'utf8'));
  } catch {
    // Absent or no JSON: nothing to join, which the reader of the feed reports.
    return null;
  }
}
