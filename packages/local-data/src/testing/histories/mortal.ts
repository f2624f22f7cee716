import type { Disk } from '../../disk/disk.ts';
import type { Cloud } from '../../sync/cloud.ts';

/** A page that can be killed before or after any of its calls to disk and cloud. */
export interface Life {
  /** Kills the page at its n-th call from now: half of the calls still take effect. */
  killAfter(calls: number): void;
  isDead(): boolean;
  /** Resolves when the page dies. */
  readonly death: Promise<'dead'>;
  disk(disk: Disk): Disk;
  cloud(cloud: Cloud): Cloud;
}

/** @param takesEffect - Whether the call at which a page dies takes effect. */
export function createLife(takesEffect: () => boolean): Life {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  const { promise, resolve } = Promise.withResolvers<'dead'>();
  const never = new Promise<never>(() => {});

  async function call<T>(act: () => T | Promise<T>): Promise<T> {
    if (isDead) return never;
    left -= 1;
    if (left > 0) {
      const result = await act();
      return isDead ? never : result;
    }
    isDead = true;
    if (takesEffect()) await Promise.resolve(act()).catch(() => {});
    resolve('dead');
    return never;
  }

  return {
    killAfter(calls) {
      if (calls > 0) left = calls;
      else {
        isDead = true;
        resolve('dead');
      }
    },
    isDead: () => isDead,
    death: promise,
    disk: (disk) => ({
      load: (owner) => disk.load(owner),
      readSync: (owner) => call(() => disk.readSync(owner)),
      leave: (changes) => disk.leave(changes),
      save: (changes) => call(() => disk.save(changes)),
      erase: (owner) => call(() => disk.erase(owner)),
    }),
    cloud: (cloud) => ({
      readVersions: () => call(() => cloud.readVersions()),
      readHead: () => call(() => cloud.readHead()),
      readChunks: (names) => call(() => cloud.readChunks(names)),
      commit: (commit) => call(() => cloud.commit(commit)),
      confirmAccount: () => call(() => cloud.confirmAccount()),
      deleteAll: () => call(() => cloud.deleteAll()),
    }),
  };
}
