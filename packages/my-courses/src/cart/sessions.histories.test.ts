import { visitorPrefix } from '@aulario/local-data';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCartRepository } from './cartRepository.ts';
import { sessionHistory } from './testing/sessionHistory.ts';
import { type Parts, soundParts } from './testing/sessionTab.ts';
import { createSessionWorld, type Seen } from './testing/sessionWorld.ts';

/** The number of histories; `pnpm --filter @aulario/course-data test:histories` sets 2,000. */
const runs = Number(process.env['HISTORIES'] ?? 150);

function runHistories(tabCount: number, parts?: Parts, numRuns = runs): Seen {
  const total: Seen = { kills: 0, refused: 0, signOuts: 0, merges: 0 };
  const result = fc.check(
    fc.property(sessionHistory(tabCount), (history) => {
      const world = createSessionWorld(tabCount, parts);
      world.run(history);
      total.kills += world.seen.kills;
      total.refused += world.seen.refused;
      total.signOuts += world.seen.signOuts;
      total.merges += world.seen.merges;
    }),
    { numRuns },
  );
  if (result.failed) {
    throw new Error(`${String(result.errorInstance)} ${JSON.stringify(result.counterexample)}`);
  }
  return total;
}

describe('histories of accounts, visitors, kills and full storages', () => {
  test.each([2, 4])(
    '%i tabs: 0 lost, 0 duplicated, 0 left in the storage',
    (tabCount) => {
      const seen = runHistories(tabCount);
      // The faults did occur.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs / 5);
    },
    600_000,
  );
});

/** Parts that each break one promise; the histories must detect it. */
const faults: readonly (readonly [name: string, expected: RegExp, parts: Parts])[] = [
  [
    'a merge that empties the visitor’s cart first',
    /lost/,
    {
      ...soundParts,
      createMerge: (visitor, account, now) => {
        const cart = createCartRepository({ records: visitor });
        const run = () => {
          const entries = cart.clear();
          account.restore(entries);
          const moved = entries.map((item) => ({ item, before: null }));
          return { moved, unstored: [] };
        };
        return { ...soundParts.createMerge(visitor, account, now), run };
      },
    },
  ],
  [
    'an account whose records are plain',
    /left|lost/,
    {
      ...soundParts,
      openLocalData: (options) => {
        const localData = soundParts.openLocalData(options);
        return { ...localData, account: () => localData.visitor };
      },
    },
  ],
  [
    'a sign-out that moves what is stored',
    /lost/,
    {
      ...soundParts,
      onSignOut: (cart, localData, tab) => {
        const entries = cart.clear();
        soundParts.onSignOut(cart, localData, tab);
        try {
          tab.storage.setItem(`${visitorPrefix}sealed`, String(entries.length));
        } catch {
          // The tab was killed first: it writes nothing.
        }
      },
    },
  ],
  [
    'a storage whose refusals nobody hears of',
    /lost/,
    {
      ...soundParts,
      openLocalData: (options) => {
        const storage = typeof options.storage === 'function' ? options.storage() : options.storage;
        if (!storage) return soundParts.openLocalData(options);
        const told = new Map<string, string>();
        const deaf = new Proxy(storage, {
          get: (target, name) => {
            if (name === 'getItem') return (key: string) => told.get(key) ?? target.getItem(key);
            if (name !== 'setItem') return Reflect.get(target, name);
            return (key: string, value: string) => {
              try {
                target.setItem(key, value);
              } catch {
                told.set(key, value);
              }
            };
          },
        });
        return soundParts.openLocalData({ ...options, storage: deaf });
      },
    },
  ],
];

test.each(faults)(
  'control: %s is detected',
  (_, expected, parts) => {
    expect(() => runHistories(2, parts, 300)).toThrow(expected);
  },
  120_000,
);
