import { expect, test } from 'vitest';
import { brokenRules } from './brokenRules.ts';
import { runHistory } from './history.ts';

test('300 histories lose nothing, bring nothing back, and leave all devices equal', async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { faults } = await runHistory(seed);
    expect(faults, `seed ${String(seed)}`).toEqual([]);
  }
});

/** Near the first history that notices it: a broken rule is rarely seen. */
const firstSeeds: Readonly<Record<string, number>> = {
  'a commit does not say which head it was made for': 400,
};

test.each(Object.keys(brokenRules))('it is noticed that %s', async (name) => {
  const first = firstSeeds[name] ?? 1;
  for (let seed = first; seed < first + 1000; seed += 1) {
    if ((await runHistory(seed, brokenRules[name])).faults.length > 0) return;
  }
  expect.unreachable();
});
