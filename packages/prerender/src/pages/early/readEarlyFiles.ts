import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeadFile, readWritten, writeHead } from '@aulario/course-data/build';

/** More than that would take longer to come than the application. */
const maxHeadBytes = 150_000;

/** What searches are answered from before the application (start/early/answerEarly.ts). */
export interface EarlyFiles {
  /** The ids of all courses, by docId. */
  readonly ids: readonly string[];
  readonly head: HeadFile;
}

/**
 * Reads the files of a catalogue in a folder.
 *
 * @returns null for a larger catalogue.
 */
export async function readEarlyFiles(folder: string, maxCards: number): Promise<EarlyFiles | null> {
  const written = await readWritten(
    async (path) => new Response(new Uint8Array(readFileSync(join(folder, path)))),
  );
  if (written.size > maxCards) return null;
  const head = await writeHead(await written.index());
  return head.bytes.length > maxHeadBytes ? null : { ids: await written.ids(), head };
}
