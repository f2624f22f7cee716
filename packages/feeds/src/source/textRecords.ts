import { Parser } from 'htmlparser2';
import { LimitError, maxPageBytes, maxRecordBytes } from '../limits.ts';
import { connectStreams } from './connectStreams.ts';
import {
  type BrokenRecord,
  type FoundRecord,
  ldRecordsIn,
  type OnOpen,
  textOf,
} from './jsonRecords.ts';
import { limitBytes } from './limitBytes.ts';
import { parseJson } from './parseJson.ts';

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * The lines of a text that comes in pieces, whichever signs end them; a {@link LimitError} in place of one that is too long,
 * which is not kept in memory.
 */
async function* linesOf(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<string | LimitError> {
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    length += piece.length;
    if (length <= maxBytes) pieces.push(piece);
    else pieces = [];
  };
  const take = (): string | LimitError => {
    const line =
      length > maxBytes
        ? new LimitError(`A line is over ${maxBytes} bytes`)
        : Buffer.concat(pieces).toString();
    pieces = [];
    length = 0;
    return line;
  };
  let isAfterReturn = false;
  for await (const chunk of bytes) {
    let start = isAfterReturn && chunk[0] === lineFeed ? 1 : 0;
    let [feed, end] = [chunk.indexOf(lineFeed, start), chunk.indexOf(carriageReturn, start)];
    while (feed >= 0 || end >= 0) {
      const isReturn = feed < 0 || (end >= 0 && end < feed);
      const at = isReturn ? end : feed;
      add(chunk.subarray(start, at));
      yield take();
      start = isReturn && feed === at + 1 ? at + 2 : at + 1;
      if (feed >= 0 && feed < start) feed = chunk.indexOf(lineFeed, start);
      if (end >= 0 && end < start) end = chunk.indexOf(carriageReturn, start);
    }
    add(chunk.subarray(start));
    isAfterReturn = chunk.at(-1) === carriageReturn;
  }
  if (length > 0) yield take();
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? String(error) : 'Unreadable';

function parseLine(line: string | LimitError): { record: unknown } | { broken: string } {
  if (line instanceof LimitError) return { broken: line.message };
  try {
    return { record: parseJson(line) };
  } catch (error) {
    return { broken: reasonOf(error) };
  }
}

/** One JSON value a line. */
export async function* lineRecords(
  file: string,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  let number = 0;
  for await (const line of linesOf(textOf(file, onOpen), maxRecordBytes)) {
    number += 1;
    if (line instanceof LimitError || line.trim() !== '')
      yield { ...parseLine(line), path: `${file}:${number}` };
  }
}

/** Collects the scripts of a page that are JSON-LD, as they end. */
function createScriptReader() {
  const scripts: string[] = [];
  let open: string[] | null = null;
  const parser = new Parser({
    onopentag: (name, { type }) => {
      if (name === 'script' && type?.trim().toLowerCase().startsWith('application/ld+json'))
        open = [];
    },
    ontext: (piece) => void open?.push(piece),
    onclosetag: (name) => {
      if (name !== 'script' || open === null) return;
      scripts.push(open.join(''));
      open = null;
    },
  });
  return {
    write: (text: string) => parser.write(text),
    end: (): readonly string[] => {
      parser.end();
      return scripts;
    },
  };
}

/** The courses in the JSON-LD of a page. A page that is too long costs no other page anything. */
export async function* htmlRecords(
  file: string,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  const decoder = new TextDecoder();
  const reader = createScriptReader();
  try {
    const bytes = connectStreams(textOf(file, onOpen), limitBytes(maxPageBytes, 'The page'));
    for await (const chunk of bytes) reader.write(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    yield { broken: reasonOf(error), path: file };
    return;
  }
  for (const [index, script] of reader.end().entries()) {
    const path = `${file}#script${index}`;
    const parsed = parseLine(script.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''));
    if ('broken' in parsed) yield { ...parsed, path };
    else yield* ldRecordsIn(parsed.record, path);
  }
}
