import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Cloud,
  CloudError,
  type Commit,
  maxChunkBytes,
  maxTailLength,
  maxWriters,
  slots,
  type WriterEntry,
} from '../../sync/cloud.ts';

/** The places of two accounts in one cloud, both empty. */
export interface CloudHarness {
  /** Opens the place of Ana, each time as a device of its own. */
  openAna(): Cloud | Promise<Cloud>;
  openBen(): Cloud | Promise<Cloud>;
}

const ana = 'wana00000001';
const ben = 'wben00000002';

const nothing: Commit = { basedOn: null, set: new Map(), drop: [], create: [], empty: [] };
const entry = (number: number, facts: Partial<WriterEntry> = {}): WriterEntry => ({
  ...{ number, tail: `["${String(number)}"]`, chunks: [] },
  ...facts,
});
const id = (number: number) => `c${String(number).padStart(11, '0')}`;
const bytesOf = (length: number, first = 0) =>
  Uint8Array.from({ length }, (_, index) => (first + index * 7) % 256);

/**
 * Registers the tests that every {@link Cloud} passes. Call it in a Vitest file, once per
 * implementation. Each test has a cloud of its own.
 */
export function cloudContract(
  name: string,
  makeHarness: () => CloudHarness | Promise<CloudHarness>,
): void {
  describe(`${name} fulfils the contract of Cloud`, () => {
    let harness: CloudHarness;
    let cloud: Cloud;

    beforeEach(async () => {
      harness = await makeHarness();
      cloud = await harness.openAna();
    });

    const refusal = (call: Promise<unknown>) =>
      call.then(
        () => 'nothing',
        (error: unknown) => (error instanceof CloudError ? error.fault : String(error)),
      );
    const push = (on: Cloud, commit: Partial<Commit>) => on.commit({ ...nothing, ...commit });

    test('a new account has no head and no chunks', async () => {
      expect(await cloud.readHead()).toMatchObject({ version: null, writers: new Map() });
      expect(await cloud.readVersions()).toMatchObject({ version: null, numbers: new Map() });
      expect(await cloud.readChunks([{ slot: 0, id: id(1) }])).toEqual([null]);
    });

    test('a commit is read by other devices, with the version that it was given', async () => {
      const chunks = [{ slot: 3, id: id(1), upTo: 4 }];
      const { version } = await push(cloud, {
        set: new Map([[ana, entry(5, { chunks })]]),
        create: [{ slot: 3, id: id(1), bytes: bytesOf(300) }],
      });
      const other = await harness.openAna();
      expect(version).not.toBeNull();
      expect(await other.readHead()).toMatchObject({
        version,
        writers: new Map([[ana, entry(5, { chunks })]]),
      });
      expect(await other.readVersions()).toMatchObject({ version, numbers: new Map([[ana, 5]]) });
      expect(await other.readChunks(chunks)).toEqual([bytesOf(300)]);
    });

    test('each commit gives another version', async () => {
      const first = await push(cloud, { set: new Map([[ana, entry(1)]]) });
      const second = await push(cloud, {
        basedOn: first.version,
        set: new Map([[ana, entry(1)]]),
      });
      expect(second.version).not.toBe(first.version);
      expect(await cloud.readVersions()).toMatchObject({ version: second.version });
    });

    test('a commit leaves the keys of other writers, and drops those that it names', async () => {
      const first = await push(cloud, { set: new Map([[ana, entry(1)]]) });
      const second = await push(cloud, {
        basedOn: first.version,
        set: new Map([[ben, entry(7)]]),
      });
      expect((await cloud.readHead()).writers).toEqual(
        new Map([
          [ana, entry(1)],
          [ben, entry(7)],
        ]),
      );
      await push(cloud, {
        basedOn: second.version,
        set: new Map([[ben, entry(8)]]),
        drop: [ana, 'wnobody00000'],
      });
      expect((await cloud.readHead()).writers).toEqual(new Map([[ben, entry(8)]]));
    });

    test('a commit for another state changes nothing', async () => {
      const first = await push(cloud, { set: new Map([[ana, entry(1)]]) });
      const late: Partial<Commit> = {
        set: new Map([[ben, entry(2)]]),
        drop: [ana],
        create: [{ slot: 0, id: id(1), bytes: bytesOf(3) }],
      };
      expect(await refusal(push(cloud, late))).toBe('conflict');
      const second = await push(cloud, { basedOn: first.version, set: new Map([[ana, entry(2)]]) });
      expect(await refusal(push(cloud, { ...late, basedOn: first.version }))).toBe('conflict');
      expect(await cloud.readHead()).toMatchObject({
        version: second.version,
        writers: new Map([[ana, entry(2)]]),
      });
      expect(await cloud.readChunks([{ slot: 0, id: id(1) }])).toEqual([null]);
    });

    test('of two commits for the same state one is refused', async () => {
      const { version } = await push(cloud, { set: new Map([[ana, entry(1)]]) });
      const other = await harness.openAna();
      const outcomes = await Promise.all([
        refusal(push(cloud, { basedOn: version, set: new Map([[ana, entry(2)]]) })),
        refusal(push(other, { basedOn: version, set: new Map([[ben, entry(1)]]) })),
      ]);
      expect(outcomes.toSorted()).toEqual(['conflict', 'nothing']);
      expect((await cloud.readHead()).writers.size).toBe(outcomes[0] === 'nothing' ? 1 : 2);
    });

    test('a chunk in a slot that is in use is refused, and the head stays', async () => {
      const { version } = await push(cloud, {
        set: new Map([[ana, entry(1, { chunks: [{ slot: 0, id: id(1), upTo: 1 }] })]]),
        create: [{ slot: 0, id: id(1), bytes: bytesOf(9) }],
      });
      const again = push(cloud, {
        basedOn: version,
        set: new Map([[ana, entry(2)]]),
        create: [
          { slot: 1, id: id(2), bytes: bytesOf(9) },
          { slot: 0, id: id(3), bytes: bytesOf(8) },
        ],
      });
      expect(await refusal(again)).toBe('conflict');
      expect(await cloud.readVersions()).toMatchObject({ version, numbers: new Map([[ana, 1]]) });
      const names = [id(1), id(3)].map((each) => ({ slot: 0, id: each }));
      expect(await cloud.readChunks([...names, { slot: 1, id: id(2) }])).toEqual([
        bytesOf(9),
        null,
        null,
      ]);
    });

    test('a slot that was emptied is used again under another id', async () => {
      const first = await push(cloud, {
        set: new Map([[ana, entry(1)]]),
        create: [{ slot: 59, id: id(1), bytes: bytesOf(9) }],
      });
      const second = await push(cloud, { basedOn: first.version, empty: [59, 4] });
      expect(await cloud.readChunks([{ slot: 59, id: id(1) }])).toEqual([null]);
      await push(cloud, {
        basedOn: second.version,
        create: [{ slot: 59, id: id(2), bytes: bytesOf(5) }],
      });
      const names = [id(1), id(2)].map((each) => ({ slot: 59, id: each }));
      expect(await cloud.readChunks(names)).toEqual([null, bytesOf(5)]);
      expect((await cloud.readHead()).writers).toEqual(new Map([[ana, entry(1)]]));
    });

    test('everything that the limits allow fits', async () => {
      const set = new Map(
        Array.from({ length: maxWriters }, (_, index) => [
          `w${String(index).padStart(11, '0')}`,
          entry(index + 1, { tail: '"'.repeat(maxTailLength) }),
        ]),
      );
      let { version } = await push(cloud, { create: [], set });
      for (const slot of [0, slots - 1]) {
        const bytes = bytesOf(maxChunkBytes, slot);
        const create = [{ slot, id: id(slot), bytes }];
        ({ version } = await push(cloud, { basedOn: version, create }));
        expect(await cloud.readChunks([{ slot, id: id(slot) }])).toEqual([bytes]);
      }
      expect((await cloud.readHead()).writers).toEqual(set);
    });

    test('deleting removes head and chunks, and the account can begin again', async () => {
      await push(cloud, {
        set: new Map([[ana, entry(1)]]),
        create: [0, 30, 59].map((slot) => ({ slot, id: id(slot), bytes: bytesOf(9) })),
      });
      await cloud.deleteAll();
      expect(await cloud.readHead()).toMatchObject({ version: null, writers: new Map() });
      expect(await cloud.readChunks([0, 30, 59].map((slot) => ({ slot, id: id(slot) })))).toEqual([
        null,
        null,
        null,
      ]);
      await cloud.deleteAll();
      await push(cloud, {
        set: new Map([[ben, entry(1)]]),
        create: [{ slot: 0, id: id(9), bytes: bytesOf(4) }],
      });
      expect((await cloud.readHead()).writers).toEqual(new Map([[ben, entry(1)]]));
    });

    test('accounts do not see each other', async () => {
      await push(cloud, {
        set: new Map([[ana, entry(1)]]),
        create: [{ slot: 0, id: id(1), bytes: bytesOf(9) }],
      });
      const other = await harness.openBen();
      expect(await other.readHead()).toMatchObject({ version: null, writers: new Map() });
      expect(await other.readChunks([{ slot: 0, id: id(1) }])).toEqual([null]);
      await other.deleteAll();
      expect((await cloud.readHead()).writers).toEqual(new Map([[ana, entry(1)]]));
    });

    test('the clock is a time, where there is one', async () => {
      const { at } = await push(cloud, { set: new Map([[ana, entry(1)]]) });
      for (const time of [at, (await cloud.readHead()).at, (await cloud.readVersions()).at]) {
        if (time !== null) expect(Number.isSafeInteger(time) && time > 0).toBe(true);
      }
    });
  });
}
