import type { BenchQuery } from './benchEngine.ts';
import type { Asked, EngineHost, LoadTimes } from './engineHost.ts';

/**
 * The measurements of one engine in one scene: of each time the minimum; fewer than all queries if
 * time ran out.
 */
export interface Measurement extends LoadTimes, Asked {
  engine: string;
  /** The bytes of the loaded index after the first round of queries. */
  memory: number;
}

/** Options of a scene. */
export interface SceneOptions {
  loads: number;
  queriesPerRound: number;
  /**
   * How often each query runs. The minimum time is the engine's; the rest is noise of the machine.
   */
  passes: number;
  /** The time limit for an engine's queries in seconds. */
  secondsPerEngine: number;
}

interface Contender {
  host: EngineHost;
  measurement: Measurement;
  /** Spent on queries so far. */
  spentMs: number;
}

const startOf = (host: EngineHost): Contender => ({
  host,
  measurement: {
    engine: host.engine,
    loadMs: Number.POSITIVE_INFINITY,
    firstAnswerMs: Number.POSITIVE_INFINITY,
    memory: 0,
    milliseconds: [],
    answers: [],
  },
  spentMs: 0,
});

const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

async function loadOnce({ host, measurement }: Contender): Promise<void> {
  const { loadMs, firstAnswerMs } = await host.load();
  measurement.loadMs = Math.min(measurement.loadMs, loadMs);
  measurement.firstAnswerMs = Math.min(measurement.firstAnswerMs, firstAnswerMs);
}

async function askRound(
  contender: Contender,
  queries: readonly BenchQuery[],
  start: number,
): Promise<void> {
  const { host, measurement } = contender;
  const { milliseconds, answers } = await host.ask(queries);
  for (const [offset, takenMs] of milliseconds.entries()) {
    const place = start + offset;
    contender.spentMs += takenMs;
    measurement.milliseconds[place] = Math.min(measurement.milliseconds[place] ?? takenMs, takenMs);
    measurement.answers[place] = answers[offset] ?? [];
  }
}

/**
 * Measures all hosts in turn, round by round, so that disturbances of the machine affect all of
 * them. Each round starts with another host. A first round for warming up is not counted.
 */
export async function measureScene(
  hosts: readonly EngineHost[],
  queries: readonly BenchQuery[],
  { loads, queriesPerRound, passes, secondsPerEngine }: SceneOptions,
): Promise<Measurement[]> {
  const contenders = hosts.map(startOf);
  for (const { host, measurement } of contenders) measurement.memory = -(await host.memory());
  for (let load = 0; load < loads; load += 1) {
    for (const contender of turned(contenders, load)) await loadOnce(contender);
  }
  for (const { host, measurement } of contenders) {
    await host.ask(queries.slice(0, queriesPerRound));
    measurement.memory += await host.memory();
  }
  for (let start = 0; start < queries.length; start += queriesPerRound) {
    const round = queries.slice(start, start + queriesPerRound);
    const asked = turned(contenders, start / queriesPerRound).filter(
      ({ spentMs }) => spentMs <= secondsPerEngine * 1000,
    );
    // All passes of a round run together, so that each query of an engine whose time runs out has
    // as many.
    for (let pass = 0; pass < passes; pass += 1) {
      for (const contender of asked) await askRound(contender, round, start);
    }
  }
  return contenders.map(({ measurement }) => measurement);
}
