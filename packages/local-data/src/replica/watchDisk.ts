import type { Disk } from '../disk/disk.ts';

/** A disk that has not answered by then, in milliseconds, may never do so. */
const silentMs = 5000;

/** What a page reads from a disk and stores on it, and whether the disk answers. */
export interface WatchedDisk {
  readonly disk: Disk;
  /** Whether something asked of it has waited for long. */
  isSilent(): boolean;
}

/** @param onChange - Called when the disk falls silent, and when it has answered everything after all. */
export function watchDisk(disk: Disk, onChange: () => void): WatchedDisk {
  let overdueCount = 0;

  function watch<T>(answer: Promise<T>): Promise<T> {
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      overdueCount += 1;
      if (overdueCount === 1) onChange();
    }, silentMs);
    const end = () => {
      clearTimeout(timer);
      if (!isOverdue) return;
      overdueCount -= 1;
      if (overdueCount === 0) onChange();
    };
    answer.then(end, end);
    return answer;
  }

  return {
    disk: {
      ...disk,
      load(owner) {
        const records = disk.load(owner);
        return records instanceof Promise ? watch(records) : records;
      },
      save: (changes) => watch(disk.save(changes)),
    },
    isSilent: () => overdueCount > 0,
  };
}
