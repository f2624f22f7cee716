import { beforeEach, describe, expect, test } from 'vitest';
import { accountOwner, type Disk, visitorOwner } from '../disk/disk.ts';
import type { RecordState } from '../record/record.ts';
import { recordKey } from '../record/states.ts';

const key = recordKey('cart', 'udemy:a/b');
const other = recordKey('lists', 'ñ');
const ana = accountOwner('ana');
const page = 'aaaaaaaaaa';

const added = (note: string, ms = 1): RecordState => ({
  [page]: [1, { note: [`00000000${String(ms)}00${page}`, note] }],
});
const removed: RecordState = { [page]: [1, null] };

/**
 * Registers the tests that every {@link Disk} passes. Call it in a Vitest file, once per
 * implementation.
 *
 * @param openDisk - Opens a disk of that name, each time as another tab.
 */
export function diskContract(name: string, openDisk: (name: string) => Disk): void {
  describe(`${name} fulfils the contract of Disk`, () => {
    let disk: Disk;
    let again: Disk;
    let count = 0;

    beforeEach(() => {
      count += 1;
      disk = openDisk(`disk ${String(count)}`);
      again = openDisk(`disk ${String(count)}`);
    });

    test('a new disk is empty', async () => {
      expect(await disk.load(ana)).toEqual(new Map());
      expect(await disk.readSync(ana)).toEqual({
        ...{ unsent: new Map(), writer: null, seen: new Map() },
      });
    });

    test('changes of two tabs are joined', async () => {
      await Promise.all([
        disk.save(new Map([[ana, { records: new Map([[key, added('a', 1)]]) }]])),
        again.save(new Map([[ana, { records: new Map([[key, added('b', 2)]]) }]])),
        disk.save(new Map([[ana, { unsent: new Map([[other, added('c')]]) }]])),
      ]);
      const records = new Map([
        [key, added('b', 2)],
        [other, added('c')],
      ]);
      expect(await again.load(ana)).toEqual(records);
    });

    test('thousands of records are all there, those of others are not', async () => {
      const names = Array.from({ length: 1100 }, (_, index) => `cart/udemy:${String(index)}`);
      for (const owner of [ana, accountOwner('an'), accountOwner('ana2')]) {
        const count = owner === ana ? names.length : 3;
        const unsent = new Map(names.slice(0, count).map((each) => [each, added(each)]));
        await disk.save(new Map([[owner, { unsent, seen: new Map([['waaaaaaaaaaa', count]]) }]]));
      }
      expect([...(await again.load(ana)).keys()].toSorted()).toEqual(names.toSorted());
      const { unsent, seen } = await again.readSync(ana);
      expect([unsent.size, seen.get('waaaaaaaaaaa')]).toEqual([names.length, names.length]);
      expect((await again.load(ana)).get('cart/udemy:777')).toEqual(added('cart/udemy:777'));
    });

    test('what is to be sent is kept apart, and has a new mark after each change', async () => {
      await disk.save(new Map([[ana, { unsent: new Map([[key, added('a')]]) }]]));
      await disk.save(new Map([[ana, { records: new Map([[other, added('b')]]) }]]));
      const first = (await again.readSync(ana)).unsent.get(key);
      expect(first?.change).toEqual(added('a'));
      await again.save(new Map([[ana, { unsent: new Map([[key, removed]]) }]]));
      const { unsent } = await disk.readSync(ana);
      expect([...unsent.keys()]).toEqual([key]);
      expect(unsent.get(key)?.change).toEqual(removed);
      expect(unsent.get(key)?.mark).not.toBe(first?.mark);
    });

    test('an acknowledgement clears only what has its mark', async () => {
      await disk.save(new Map([[ana, { unsent: new Map([[key, added('a')]]) }]]));
      const mark = (await disk.readSync(ana)).unsent.get(key)?.mark ?? '';
      await again.save(new Map([[ana, { unsent: new Map([[key, added('b', 2)]]) }]]));
      await disk.save(new Map([[ana, { sent: new Map([[key, mark]]) }]]));
      const late = (await disk.readSync(ana)).unsent.get(key)?.mark ?? '';
      expect(late).not.toBe('');
      await disk.save(new Map([[ana, { sent: new Map([[key, late]]) }]]));
      expect((await disk.readSync(ana)).unsent.size).toBe(0);
      expect((await disk.load(ana)).get(key)).toEqual(added('b', 2));
    });

    test('writer and numbers are kept, each until it is set again', async () => {
      await disk.save(new Map([[ana, { writer: 'waaaaaaaaaaa' }]]));
      await disk.save(new Map([[ana, { seen: new Map([['wbbbbbbbbbbb', 2]]) }]]));
      expect(await again.readSync(ana)).toMatchObject({
        ...{ writer: 'waaaaaaaaaaa', seen: new Map([['wbbbbbbbbbbb', 2]]) },
      });
      await again.save(new Map([[ana, { seen: new Map([['waaaaaaaaaaa', 1]]) }]]));
      expect((await disk.readSync(ana)).seen).toEqual(new Map([['waaaaaaaaaaa', 1]]));
    });

    test('owners do not see each other, and one save may move between them', async () => {
      await disk.save(new Map([[visitorOwner, { records: new Map([[key, added('a')]]) }]]));
      expect(await disk.load(ana)).toEqual(new Map());
      await disk.save(
        new Map([
          [visitorOwner, { records: new Map([[key, removed]]) }],
          [ana, { unsent: new Map([[key, added('a')]]) }],
        ]),
      );
      expect(await again.load(visitorOwner)).toEqual(new Map([[key, removed]]));
      expect(await again.load(ana)).toEqual(new Map([[key, added('a')]]));
      expect((await again.readSync(visitorOwner)).unsent.size).toBe(0);
    });

    test('what pages leave as they end is stored before the next call', async () => {
      await disk.save(new Map([[ana, { unsent: new Map([[key, added('a', 1)]]) }]]));
      disk.leave(new Map([[ana, { unsent: new Map([[key, added('b', 2)]]) }]]));
      again.leave(
        new Map([
          [ana, { unsent: new Map([[other, added('c')]]) }],
          [visitorOwner, { records: new Map([[other, removed]]) }],
        ]),
      );
      const { unsent } = await again.readSync(ana);
      expect([unsent.get(key), unsent.get(other)]).toMatchObject([
        { change: added('b', 2) },
        { change: added('c') },
      ]);
      expect(await disk.load(ana)).toEqual(
        new Map([
          [key, added('b', 2)],
          [other, added('c')],
        ]),
      );
      expect(await disk.load(visitorOwner)).toEqual(new Map([[other, removed]]));
    });

    test('erasing leaves nothing of what pages left of an owner', async () => {
      const records = new Map([[key, added('a')]]);
      disk.leave(
        new Map([
          [ana, { records }],
          [visitorOwner, { records }],
        ]),
      );
      await again.erase(ana);
      expect(await disk.load(ana)).toEqual(new Map());
      expect(await disk.load(visitorOwner)).toEqual(records);
    });

    test('erasing leaves nothing of an owner, and everything of others', async () => {
      const longer = accountOwner('ana2');
      for (const owner of [ana, longer]) {
        const seen = new Map([['waaaaaaaaaaa', 1]]);
        const unsent = new Map([[key, added('a')]]);
        await disk.save(new Map([[owner, { unsent, seen, writer: 'waaaaaaaaaaa' }]]));
      }
      await disk.erase(ana);
      expect(await again.load(ana)).toEqual(new Map());
      expect(await again.readSync(ana)).toEqual({
        ...{ unsent: new Map(), writer: null, seen: new Map() },
      });
      expect((await again.load(longer)).size).toBe(1);
      expect((await again.readSync(longer)).unsent.size).toBe(1);
    });
  });
}
