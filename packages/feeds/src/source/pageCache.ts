import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages of a feed that an interrupted build has already fetched. */
export interface PageCache {
  read: (address: string) => Promise<string | null>;
  write: (address: string, text: string) => Promise<void>;
  /** Called when the whole feed has been read: the next build fetches every page again. */
  clear: () => Promise<void>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Pages in files of a folder, kept for the day on which they were fetched. */
export function createPageCache(folder: string, feed: string, today: string): PageCache {
  const own = join(folder, `${hashOf(feed)}-${today}`);
  const fileOf = (address: string) => join(own, `${hashOf(address)}.json`);
  return {
    read: (address) => readFile(fileOf(address), 'utf8').catch(() => null),
    write: async (address, text) => {
      await mkdir(own, { recursive: true });
      await writeFile(fileOf(address), text);
    },
    clear: () => rm(own, { recursive: true, force: true }),
  };
}
