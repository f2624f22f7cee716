import { createInterface } from 'node:readline';
import { isRecord } from '@aulario/course-data/reading';
import { parse } from 'csv-parse';
import { Parser } from 'htmlparser2';
import { chained } from './chained.ts';
import { bytesOf, type FoundRecord, ldRecordsIn, type OnOpen } from './jsonRecords.ts';

/** A line or row that is not a record. It does not affect the others. */
export interface BrokenRecord {
  broken: string;
  path: string;
}

function parseLine(line: string): { record: unknown } | { broken: string } {
  try {
    return { record: JSON.parse(line) };
  } catch (error) {
    return { broken: String(error) };
  }
}

/** One JSON value a line. */
export async function* lineRecords(
  file: string,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  let number = 0;
  for await (const line of createInterface({
    input: bytesOf(file, onOpen),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line.trim() !== '')
      yield { ...parseLine(line.replace(/^\ufeff/, '')), path: `${file}:${number}` };
  }
}

/** The rows of a table with a header row; the delimiter is detected. */
export async function* csvRecords(file: string, onOpen?: OnOpen): AsyncGenerator<FoundRecord> {
  const rows = parse({
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim()),
    delimiter: [',', ';', '\t', '|'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 2 ** 20,
  });
  let number = 0;
  for await (const record of chained(bytesOf(file, onOpen), rows)) {
    number += 1;
    if (isRecord(record)) yield { record, path: `${file}:${number + 1}` };
  }
}

const maxScriptChars = 8 * 2 ** 20;

/** The courses in the JSON-LD of a page. */
export async function* htmlRecords(
  file: string,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  const decoder = new TextDecoder();
  const scripts: string[] = [];
  let open: string[] | null = null;
  const parser = new Parser({
    onopentag: (name, { type }) => {
      if (name === 'script' && type?.trim().toLowerCase().startsWith('application/ld+json'))
        open = [];
    },
    ontext: (piece) => {
      if (open !== null && open.length < maxScriptChars) open.push(piece);
    },
    onclosetag: (name) => {
      if (name !== 'script' || open === null) return;
      scripts.push(open.join(''));
      open = null;
    },
  });
  for await (const chunk of bytesOf(file, onOpen))
    parser.write(decoder.decode(chunk, { stream: true }));
  parser.end();
  for (const [index, script] of scripts.entries()) {
    const path = `${file}#script${index}`;
    const parsed = parseLine(script.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''));
    if ('broken' in parsed) yield { ...parsed, path };
    else yield* ldRecordsIn(parsed.record, path);
  }
}
