import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';

/** The pages of a feed that an interrupted build has already fetched. */
export interface PageCache {
  read: (address: string) => Promise<string | null>;
  write: (address: string, text: string) => Promise<void>;
  /** Called when the whole feed has been read: the next build fetches every page again. */
  clear: () => Promise<void>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Removes the pages of other days, which no build will read. */
export async function removeOldPages(folder: string, today: CalendarDay): Promise<void> {
  // A first build has no such folder.
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => !name.endsWith(`-${today}`));
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
}

/** Pages in files of a folder, kept for the day on which they were fetched. */
export function createPageCache(folder: string, feed: string, today: CalendarDay): PageCache {
  const own = join(folder, `${hashOf(feed)}-${today}`);
  const fileOf = (address: string) => join(own, `${hashOf(address)}.json`);
  return {
    // A page that is not kept is fetched.
    read: (address) => readFile(fileOf(address), 'utf8').catch(() => null),
    write: async (address, text) => {
      await mkdir(own, { recursive: true });
      // Renamed when it is whole, since a build may be stopped while it writes.
      const file = fileOf(address);
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    },
    clear: () => rm(own, { recursive: true, force: true }),
  };
}
