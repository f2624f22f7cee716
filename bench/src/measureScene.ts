import type { BenchQuery } from './benchEngine.ts';
import type { EngineHost } from './engineHost.ts';

/** What was measured of one engine in one scene. */
export interface Measurement {
  engine: string;
  /** Milliseconds of each load. */
  loads: number[];
  /** Bytes that the loaded index takes. */
  memory: number;
  /** Milliseconds of each query that was asked; less than all when the time was up. */
  milliseconds: number[];
  answers: number[][];
}

/** How a scene is measured. */
export interface SceneOptions {
  loads: number;
  queriesPerRound: number;
  /** An engine that has spent so much on queries is asked no more. */
  secondsPerEngine: number;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function* rounds<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/**
 * Measures all hosts in turn, round by round, so that whatever disturbs the machine meets them
 * all; each round begins with another one. The first round warms up and is not counted.
 */
export async function measureScene(
  hosts: readonly EngineHost[],
  queries: readonly BenchQuery[],
  { loads, queriesPerRound, secondsPerEngine }: SceneOptions,
): Promise<Measurement[]> {
  const measured = hosts.map(({ engine }): Measurement => {
    return { engine, loads: [], memory: 0, milliseconds: [], answers: [] };
  });
  const pairs = hosts.flatMap((host, place) => {
    const measurement = measured[place];
    return measurement === undefined ? [] : [{ host, measurement }];
  });
  for (const { host, measurement } of pairs) measurement.memory = -(await host.memory());
  for (let load = 0; load < loads; load += 1) {
    for (const { host, measurement } of turned(pairs, load)) {
      measurement.loads.push(await host.load());
    }
  }
  for (const { host, measurement } of pairs) {
    measurement.memory += await host.memory();
    await host.ask(queries.slice(0, queriesPerRound));
  }
  let turn = 0;
  for (const round of rounds(queries, queriesPerRound)) {
    for (const { host, measurement } of turned(pairs, turn)) {
      if (total(measurement.milliseconds) > secondsPerEngine * 1000) continue;
      const { milliseconds, answers } = await host.ask(round);
      measurement.milliseconds.push(...milliseconds);
      measurement.answers.push(...answers);
    }
    turn += 1;
  }
  return measured;
}
