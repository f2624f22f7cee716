import { expect, it } from 'vitest';
import type { EngineHost } from './engineHost.ts';
import { measureScene } from './measureScene.ts';

function aHost(engine: string, log: string[], taken: readonly number[]): EngineHost {
  let calls = 0;
  const take = () => taken[calls++ % taken.length] ?? 0;
  return {
    engine,
    build: async () => {},
    load: async () => ({ loadMs: 5, firstAnswerMs: 6 }),
    memory: async () => 1000,
    ask: async (queries) => {
      log.push(`${engine}${queries.length}`);
      return { milliseconds: queries.map(take), answers: queries.map((_, place) => [place]) };
    },
    close: () => {},
  };
}

const queries = Array.from({ length: 4 }, (_, place) => ({ text: `q${place}`, language: null }));
const options = { loads: 2, queriesPerRound: 2, passes: 1, secondsPerEngine: 1 };

it('asks in turns, another engine first in each round, after a round to warm up', async () => {
  const log: string[] = [];
  const [a] = await measureScene([aHost('A', log, [1]), aHost('B', log, [1])], queries, options);
  expect(log).toEqual(['A2', 'B2', 'A2', 'B2', 'B2', 'A2']);
  expect(a).toMatchObject({
    loadMs: 5,
    firstAnswerMs: 6,
    memory: 0,
    milliseconds: [1, 1, 1, 1],
  });
  expect(a?.answers).toHaveLength(4);
});

it('counts the least time of each query', async () => {
  const taken = [9, 9, 7, 2, 3, 4, 1, 8, 5, 6];
  const [a] = await measureScene([aHost('A', [], taken)], queries, { ...options, passes: 2 });
  expect(a?.milliseconds).toEqual([3, 2, 1, 6]);
});

it('asks an engine no more when its time is up', async () => {
  const [a, b] = await measureScene([aHost('A', [], [600]), aHost('B', [], [1])], queries, options);
  expect(a?.milliseconds).toEqual([600, 600]);
  expect(b?.milliseconds).toHaveLength(4);
});
