import { type Judgement, judge, type KnownItem } from '@aulario/course-data/relevance';
import type { BuiltIndex } from './buildIndexes.ts';
import type { Measurement } from './measureScene.ts';

/** One engine in one scene, summed up; times in milliseconds, sizes in bytes. */
export interface EngineSummary {
  engine: string;
  bytes: number;
  gzip: number;
  brotli: number;
  load: number;
  memory: number;
  p50: number;
  p99: number;
  asked: number;
  judgement: Judgement;
}

/** All engines in one scene. */
export interface SceneSummary {
  /** 'Node', 'Chromium', 'Chromium, CPU 4x'. */
  where: string;
  courses: number;
  /** How many queries there were; an engine whose time was up was asked less. */
  queries: number;
  engines: readonly EngineSummary[];
  failures: readonly { engine: string; failure: string }[];
}

/** The value below which that share of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function summarise(
  measurement: Measurement,
  items: readonly KnownItem[],
  built: Extract<BuiltIndex, { bytes: number }>,
): Promise<EngineSummary> {
  const { engine, loads, memory, milliseconds, answers } = measurement;
  const asked = items.slice(0, answers.length);
  const answerOf = new Map(asked.map((item, place) => [item, answers[place] ?? []]));
  const { bytes, gzip, brotli } = built;
  return {
    engine,
    bytes,
    gzip,
    brotli,
    load: Math.min(...loads),
    memory,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
    asked: answers.length,
    judgement: await judge(asked, async (item) => answerOf.get(item) ?? []),
  };
}

/** Sums up a scene: the measurements belong to the built indexes by name. */
export async function summariseScene(
  scene: { where: string; courses: number },
  measurements: readonly Measurement[],
  items: readonly KnownItem[],
  indexes: readonly BuiltIndex[],
): Promise<SceneSummary> {
  const engines: EngineSummary[] = [];
  const failures = indexes.filter((index) => 'failure' in index);
  for (const measurement of measurements) {
    const { engine, failure } = measurement;
    const built = indexes.find((index) => index.engine === engine);
    if (built === undefined || !('bytes' in built)) continue;
    if (failure === null) engines.push(await summarise(measurement, items, built));
    else failures.push({ engine, failure });
  }
  return { ...scene, queries: items.length, engines, failures };
}
