import type { BenchQuery } from './benchEngine.ts';
import type { EngineHost } from './engineHost.ts';

/** The measurements of one engine in one scene. */
export interface Measurement {
  engine: string;
  /** The duration of each load in milliseconds. */
  loads: number[];
  /** The milliseconds from the start of each load to the first answer. */
  firstAnswers: number[];
  /** The bytes of the loaded index after the first round of queries. */
  memory: number;
  /**
   * The milliseconds of each query, the minimum of all passes; fewer than all queries if time ran
   * out.
   */
  milliseconds: number[];
  answers: number[][];
  /** The reason for a failure; null without one. */
  failure: string | null;
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
  /** Milliseconds spent on queries so far. */
  spent: number;
}

const turned = <Item>(items: readonly Item[], by: number): readonly Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** Runs an action of a contender. A failing contender is excluded; the others continue. */
async function attempt(
  contender: Contender,
  act: (contender: Contender) => Promise<void>,
): Promise<void> {
  const { measurement } = contender;
  if (measurement.failure !== null) return;
  try {
    await act(contender);
  } catch (error) {
    measurement.failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'broke';
  }
}

async function loadAll(contenders: readonly Contender[], loads: number): Promise<void> {
  const each = async (order: readonly Contender[], act: (one: Contender) => Promise<void>) => {
    for (const contender of order) await attempt(contender, act);
  };
  await each(contenders, async ({ host, measurement }) => {
    measurement.memory = -(await host.memory());
  });
  for (let load = 0; load < loads; load += 1) {
    await each(turned(contenders, load), async ({ host, measurement }) => {
      const { load, firstAnswer } = await host.load();
      measurement.loads.push(load);
      measurement.firstAnswers.push(firstAnswer);
    });
  }
}

async function askRound(
  contender: Contender,
  queries: readonly BenchQuery[],
  start: number,
): Promise<void> {
  const { host, measurement } = contender;
  const { milliseconds, answers } = await host.ask(queries);
  for (const [offset, taken] of milliseconds.entries()) {
    const place = start + offset;
    contender.spent += taken;
    measurement.milliseconds[place] = Math.min(
      measurement.milliseconds[place] ?? Number.POSITIVE_INFINITY,
      taken,
    );
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
  const contenders = hosts.map((host): Contender => {
    const { engine } = host;
    return {
      host,
      measurement: {
        engine,
        loads: [],
        firstAnswers: [],
        memory: 0,
        milliseconds: [],
        answers: [],
        failure: null,
      },
      spent: 0,
    };
  });
  await loadAll(contenders, loads);
  for (const contender of contenders) {
    await attempt(contender, async ({ host, measurement }) => {
      await host.ask(queries.slice(0, queriesPerRound));
      measurement.memory += await host.memory();
    });
  }
  for (let start = 0; start < queries.length; start += queriesPerRound) {
    const round = queries.slice(start, start + queriesPerRound);
    const isLate = ({ spent }: Contender) => spent > secondsPerEngine * 1000;
    const asked = turned(contenders, start / queriesPerRound).filter((one) => !isLate(one));
    // Runs all passes of a round together, so that an engine that times out has the same passes per
    // query.
    for (let pass = 0; pass < passes; pass += 1) {
      for (const contender of asked) {
        await attempt(contender, () => askRound(contender, round, start));
      }
    }
  }
  return contenders.map(({ measurement }) => measurement);
}
