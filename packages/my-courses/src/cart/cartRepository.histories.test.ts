import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartHistory } from './testing/cartHistory.ts';
import { createWorld } from './testing/cartWorld.ts';

const histories = Number(process.env['HISTORIES'] ?? 500);

test(`${histories} histories lose nothing, duplicate nothing and have exact totals`, async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(cartHistory, async (history) => {
      await createWorld().run(history);
      for (const { kind } of history) seen.add(kind);
    }),
    { numRuns: histories },
  );
  expect(seen.size).toBe(8);
}, 60_000);
