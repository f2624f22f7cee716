import { expect, test } from 'vitest';
import { accountOwner, type Disk } from '../disk/disk.ts';
import { createMemoryDisk } from '../disk/memoryDisk.ts';
import { createClock, createPageId } from '../record/clock.ts';
import { assignment } from '../record/record.ts';
import { recordKey } from '../record/states.ts';
import { createPageRecords } from '../replica/pageRecords.ts';
import { createMemoryCloud } from '../testing/cloud/memoryCloud.ts';
import { createAccountSync } from './accountSync.ts';
import type { Cloud } from './cloud.ts';

// The figures of docs/costs.md. After an intended change write them there, too.

const owner = accountOwner('ana');
const memory = createMemoryCloud();
const traffic = { sent: 0, received: 0 };

const sizeOf = (value: unknown): number => {
  if (value instanceof Uint8Array) return (value.length * 4) / 3;
  if (value instanceof Map) return sizeOf([...value]);
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 0);
  return String(value).length;
};

/** Counts the characters of what commits and reads carry; bytes as base64. */
function counted(cloud: Cloud): Cloud {
  const received = async <T>(answer: Promise<T>): Promise<T> => {
    traffic.received += sizeOf(await answer);
    return answer;
  };
  return {
    ...cloud,
    readVersions: () => received(cloud.readVersions()),
    readHead: () => received(cloud.readHead()),
    readChunks: (names) => received(cloud.readChunks(names)),
    commit: (commit) => {
      traffic.sent += sizeOf(commit.set) + sizeOf(commit.create);
      return cloud.commit(commit);
    },
  };
}

function openPage(disk: Disk) {
  const clock = createClock(createPageId(), Date.now);
  const pages = createPageRecords({ disk, clock });
  const replica = pages.open(owner);
  const place = counted(memory.account('ana'));
  const page = replica.synced(() => true);
  const sync = createAccountSync({ disk, owner, cloud: place, page, now: Date.now });
  return {
    add(name: string) {
      // Some 500 characters, which deflate to about a fifth, as a real course does.
      const words = Array.from({ length: 4 }, () => crypto.randomUUID()).join(' ');
      const course = { title: words.repeat(3), note: 'x', at: Date.now() };
      const change = assignment({}, course, clock.page, clock.next);
      if (change !== null) replica.change(recordKey('cart', name), change, true);
    },
    async round() {
      await pages.settle();
      await sync.run();
    },
  };
}

/** What `run` reads and writes, and how many characters it sends and receives. */
async function costOf(run: () => Promise<void>) {
  const before = { ...memory.counts(), ...traffic };
  await run();
  const { reads, writes } = memory.counts();
  return {
    reads: reads - before.reads,
    writes: writes - before.writes,
    sent: traffic.sent - before.sent,
    received: traffic.received - before.received,
  };
}

test('what a month of an ordinary reader costs', async () => {
  const disks = [createMemoryDisk(), createMemoryDisk()];
  const onDevice = (session: number) => openPage(disks[session % 2] ?? createMemoryDisk());
  const figures = {
    first: await costOf(async () => {
      const page = onDevice(0);
      for (let record = 0; record < 300; record += 1) page.add(`udemy:${record}`);
      await page.round();
    }),
    second: await costOf(() => onDevice(1).round()),
    month: await costOf(async () => {
      for (let session = 0; session < 30; session += 1) {
        const page = onDevice(session);
        await page.round();
        for (let change = 0; change < 5; change += 1) {
          page.add(`edx:${session}-${change}`);
          await page.round();
        }
        // Twenty seconds apart while the page is visible, for five minutes.
        for (let poll = 0; poll < 15; poll += 1) await page.round();
      }
    }),
    third: await costOf(() => openPage(createMemoryDisk()).round()),
  };
  const near = (figure: number) => expect.closeTo(figure, -4);
  expect(figures).toEqual({
    first: { reads: 1, writes: 2, sent: near(43_000), received: expect.any(Number) },
    second: { reads: 2, writes: 0, sent: 0, received: near(43_000) },
    month: { reads: 664, writes: 184, sent: near(364_000), received: near(273_000) },
    third: { reads: 8, writes: 0, sent: 0, received: near(71_000) },
  });
}, 30_000);
