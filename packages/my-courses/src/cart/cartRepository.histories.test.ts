import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyRuns } from '../testing/historyRuns.ts';
import { cartHistory } from './testing/cartHistory.ts';
import { createWorld } from './testing/cartWorld.ts';

const runs = historyRuns(500);

test(`${String(runs.numRuns)} histories lose nothing, duplicate nothing and have exact totals`, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(cartHistory, async (history) => {
      await createWorld().run(history);
      for (const { kind } of history) seen.add(kind);
    }),
    runs,
  );
  expect(seen.size).toBe(8);
}, 60_000);
