import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartHistory, users } from './testing/cartHistory.ts';
import { createWorld } from './testing/cartWorld.ts';

const histories = Number(process.env['HISTORIES'] ?? 500);

test(`${histories} histories lose nothing, duplicate nothing and have exact totals`, () => {
  const seen = { steps: new Set<string>(), refused: 0, damaged: 0 };
  fc.assert(
    fc.property(cartHistory, (history) => {
      const world = createWorld();
      world.run(history);
      seen.refused += world.disk.countRefused();
      seen.damaged += users.reduce((sum, user) => sum + world.model.junkOf(user).size, 0);
      for (const { kind } of history) {
        seen.steps.add(kind);
      }
    }),
    { numRuns: histories },
  );
  // The faults did occur.
  expect(seen.steps.size).toBe(10);
  expect(seen.refused).toBeGreaterThan(histories / 2);
  expect(seen.damaged).toBeGreaterThan(histories / 4);
}, 60_000);
