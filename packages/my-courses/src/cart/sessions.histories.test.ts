import { DiskError } from '@aulario/local-data/replica';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyRuns } from '../testing/historyRuns.ts';
import { createCartRepository } from './cartRepository.ts';
import { sessionHistory } from './testing/sessionHistory.ts';
import { type Parts, soundParts } from './testing/sessionTab.ts';
import { createSessionWorld, type Seen } from './testing/sessionWorld.ts';

const runs = historyRuns(150);

async function runHistories(tabCount: number, parts?: Parts, chosen = runs): Promise<Seen> {
  const total: Seen = { kills: 0, refused: 0, signOuts: 0, merges: 0 };
  const result = await fc.check(
    fc.asyncProperty(sessionHistory(tabCount), async (history) => {
      const world = createSessionWorld(tabCount, parts);
      await world.run(history);
      total.kills += world.seen.kills;
      total.refused += world.seen.refused;
      total.signOuts += world.seen.signOuts;
      total.merges += world.seen.merges;
    }),
    chosen,
  );
  if (result.failed) {
    throw new Error(`${String(result.errorInstance)} ${JSON.stringify(result.counterexample)}`);
  }
  return total;
}

describe('histories of accounts, visitors, kills and full disks', () => {
  test.each([2, 4])(
    '%i tabs: 0 lost, 0 doubled, 0 mixed',
    async (tabCount) => {
      const seen = await runHistories(tabCount);
      // The faults did occur.
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs.numRuns / 5);
    },
    600_000,
  );
});

/** Parts that each break one promise; the histories must detect it. */
const faults: readonly (readonly [name: string, expected: RegExp, parts: Parts])[] = [
  [
    'a merge that empties the visitor’s cart a moment before',
    /lost/,
    {
      ...soundParts,
      createMerge: (visitor, account, now) => {
        const cart = createCartRepository(visitor);
        const run = () => {
          const entries = cart.clear();
          setTimeout(() => account.restore(entries));
          return { moved: [], unstored: [] };
        };
        return { ...soundParts.createMerge(visitor, account, now), run };
      },
    },
  ],
  [
    'accounts that share a place',
    /mixed|lost/,
    {
      ...soundParts,
      openPage: (browser, life) => {
        const page = soundParts.openPage(browser, life);
        return { ...page, account: () => page.account('everybody') };
      },
    },
  ],
  [
    'a disk whose refusals nobody hears of',
    /lost/,
    {
      ...soundParts,
      openPage: (browser, life) =>
        browser.openPage((disk) => {
          const mortal = life.disk(disk);
          const save: typeof mortal.save = (changes) =>
            mortal.save(changes).catch((error: unknown) => {
              if (!(error instanceof DiskError)) throw error;
            });
          return { ...mortal, save };
        }),
    },
  ],
];

test.each(faults)(
  'control: %s is detected',
  async (_, expected, parts) => {
    await expect(runHistories(2, parts, { numRuns: 300 })).rejects.toThrow(expected);
  },
  120_000,
);
