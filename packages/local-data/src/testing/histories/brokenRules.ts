import type { Disk } from '../../disk/disk.ts';
import type { PageId } from '../../record/clock.ts';
import type { Cloud } from '../../sync/cloud.ts';

/** Breaks one rule of the sync, to prove that the histories would notice. */
export interface BrokenRules {
  /** The page id of every tab of a device; null for one of its own. */
  page(devicePage: PageId): PageId | null;
  disk(disk: Disk): Disk;
  cloud(cloud: Cloud): Cloud;
  /** Whether a sign-out keeps on the device what its reader leaves there. */
  readonly keepsWhatIsLeft: boolean;
}

/** Every rule is kept. */
export const keptRules: BrokenRules = {
  page: () => null,
  disk: (disk) => disk,
  cloud: (cloud) => cloud,
  keepsWhatIsLeft: true,
};

const withSave = (disk: Disk, save: Disk['save']): Disk => ({
  load: (owner) => disk.load(owner),
  readSync: (owner) => disk.readSync(owner),
  leave: (changes) => disk.leave(changes),
  erase: (owner) => disk.erase(owner),
  save,
});

/** The rules that the histories forced, each broken. */
export const brokenRules: Readonly<Record<string, BrokenRules>> = {
  'additions are numbered per device, not per page': {
    ...keptRules,
    page: (devicePage) => devicePage,
  },
  'a commit does not say which head it was made for': {
    ...keptRules,
    cloud: (cloud) => ({
      ...cloud,
      commit: async (commit) =>
        cloud.commit({ ...commit, basedOn: (await cloud.readVersions()).version }),
    }),
  },
  'an acknowledgement clears what came after it was sent': {
    ...keptRules,
    disk: (disk) =>
      withSave(disk, async (changes) => {
        for (const [owner, { sent }] of changes) {
          if (sent === undefined) continue;
          const { unsent } = await disk.readSync(owner);
          const marks = Array.from(unsent, ([key, { mark }]) => [key, mark] as const);
          await disk.save(new Map([[owner, { sent: new Map(marks) }]]));
        }
        await disk.save(changes);
      }),
  },
  'a sign-out removes what its reader leaves on the device': {
    ...keptRules,
    keepsWhatIsLeft: false,
  },
  'numbers are stored before their records': {
    ...keptRules,
    disk: (disk) => ({
      ...disk,
      save: async (changes) => {
        for (const [owner, { seen }] of changes) {
          if (seen !== undefined) await disk.save(new Map([[owner, { seen }]]));
        }
        await disk.save(changes);
      },
    }),
  },
  'a tab overwrites what another one stored to be sent': {
    ...keptRules,
    disk: (disk) =>
      withSave(disk, async (changes) => {
        for (const [owner, { unsent }] of changes) {
          if (unsent === undefined) continue;
          const waiting = (await disk.readSync(owner)).unsent;
          const marks = [...waiting].filter(([key]) => unsent.has(key));
          const sent = new Map(marks.map(([key, { mark }]) => [key, mark] as const));
          await disk.save(new Map([[owner, { sent }]]));
        }
        await disk.save(changes);
      }),
  },
};
