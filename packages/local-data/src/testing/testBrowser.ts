import type { Disk } from '../disk/disk.ts';
import { createMemoryDisk, type MemoryDisk } from '../disk/memoryDisk.ts';
import { type KeptData, keepRecords } from '../kept/keepRecords.ts';
import type { TabMessage } from '../replica/tabChannel.ts';

/** A browser of a test or a story: a disk in memory, and pages that hear each other. */
export interface TestBrowser {
  readonly disk: MemoryDisk;
  /** The page that the test looks at. */
  readonly page: KeptData;
  /** Opens another page, as a second tab; `reach` stands between it and the disk. */
  openPage(reach?: (disk: Disk) => Disk): KeptData;
  /** What a page finds that is opened once everything is stored. */
  reopen(): Promise<KeptData>;
}

/** @param localCollections - See `KeepOptions`. */
export function createTestBrowser(localCollections: readonly string[] = []): TestBrowser {
  const disk = createMemoryDisk();
  const pages: KeptData[] = [];
  const listeners = new Set<(message: TabMessage) => void>();

  function openPage(reach = (own: Disk) => own): KeptData {
    let own: ((message: TabMessage) => void) | null = null;
    const channel = {
      post(message: TabMessage) {
        for (const each of [...listeners]) if (each !== own) each(message);
      },
      listen(listener: (message: TabMessage) => void) {
        own = listener;
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const page = keepRecords({ disk: reach(disk), channel, localCollections });
    pages.push(page);
    return page;
  }

  return {
    disk,
    page: openPage(),
    openPage,
    async reopen() {
      for (const page of pages) await page.settle();
      return openPage();
    },
  };
}
