import { readFile, stat } from 'node:fs/promises';
import {
  type FeedRecord,
  firstAt,
  isRecord,
  listOf,
  scalarOf,
  valueAt,
} from '@aulario/course-data/reading';
import type { Joins } from '../importers/importer.ts';
import { LimitError, maxJoinBytes, maxPageBytes } from '../limits.ts';
import { jsonRecords } from './jsonRecords.ts';
import { filesOf } from './openSource.ts';
import { parseJson } from './parseJson.ts';

/** Adds the records that an answer has linked, `linked['partners.v1']`, or is a list of itself. */
function collect(value: unknown, into: Map<string, Map<string, FeedRecord>>): void {
  for (const [list, records] of into) {
    const linked = listOf(firstAt(value, `linked.${list}`) ?? versioned(value, list));
    for (const record of linked) {
      const id = valueAt(record, 'id');
      if (isRecord(record) && id !== undefined) records.set(scalarOf(id), record);
    }
  }
}

function versioned(value: unknown, list: string): unknown {
  const linked = valueAt(value, 'linked');
  return isRecord(linked) ? linked[`${list}.v1`] : undefined;
}

/**
 * Returns what courses refer to by id: `linked` in their files, and files named for their list
 * ('partners.json', 'instructors.json').
 */
export async function readJoins(source: string, lists: readonly string[]): Promise<Joins> {
  const joins = new Map(lists.map((list) => [list, new Map<string, FeedRecord>()]));
  if (/^https?:/i.test(source)) return joins;
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
        if ('record' in found) collect({ linked: { [list]: [found.record] } }, joins);
    } else if ((await stat(file)).size <= maxPageBytes) collect(await readWhole(file), joins);
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
