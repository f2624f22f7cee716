import type { BenchQuery } from './benchEngine.ts';
import type { EngineHost } from './engineHost.ts';

/** What was measured of one engine in one scene. */
export interface Measurement {
  engine: string;
  /** Milliseconds of each load. */
  loads: number[];
  /** Milliseconds from the beginning of each load to the first answer. */
  firstAnswers: number[];
  /** Bytes that the loaded index takes once it has answered the first round. */
  memory: number;
  /**
   * Milliseconds of each query that was asked, the least of all passes; less than all queries when
   * the time was up.
   */
  milliseconds: number[];
  answers: number[][];
  /** Why it could not go on; null when it could. */
  failure: string | null;
}

/** How a scene is measured. */
export interface SceneOptions {
  loads: number;
  queriesPerRound: number;
  /** How often each query is asked: the least time is its own, the rest the machine's. */
  passes: number;
  /** An engine that has spent so much on queries is asked no more. */
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

/** Lets a contender do something; one that breaks is out, and the others go on. */
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
 * Measures all hosts in turn, round by round, so that whatever disturbs the machine meets them
 * all; each round begins with another one. One round before that warms up and is not counted.
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
    // All passes of a round, so that who is asked less is not asked less often.
    for (let pass = 0; pass < passes; pass += 1) {
      for (const contender of asked) {
        await attempt(contender, () => askRound(contender, round, start));
      }
    }
  }
  return contenders.map(({ measurement }) => measurement);
}
