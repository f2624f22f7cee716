import {
  type Judgement,
  judge,
  type KnownItem,
  type Success,
} from '@aulario/search-eval/relevance';
import type { BuiltIndex } from './buildIndexes.ts';
import type { Measurement } from './measureScene.ts';

/** A summary of one engine in one scene; times in milliseconds, sizes in bytes. */
export interface EngineSummary {
  engine: string;
  bytes: number;
  gzip: number;
  brotli: number;
  load: number;
  firstAnswer: number;
  memory: number;
  p50: number;
  p99: number;
  /** Per query, in order. */
  milliseconds: readonly number[];
  asked: number;
  judgement: Judgement;
  /** The success of the scene's first engine on the queries that this engine ran. */
  firstOnSame: Success;
}

/** All engines on a catalogue of one size. */
export interface SceneSummary {
  courses: number;
  /** The number of queries; an engine whose time ran out ran fewer. */
  queries: number;
  engines: readonly EngineSummary[];
  failures: readonly { engine: string; failure: string }[];
}

/** The quantile of the numbers at `share`; NaN without numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The other engine's quantile divided by ours, over the queries that both ran. */
export function timesAsLong(own: EngineSummary, other: EngineSummary, share: number): number {
  const asked = Math.min(own.asked, other.asked);
  const of = ({ milliseconds }: EngineSummary) => quantile(milliseconds.slice(0, asked), share);
  return of(other) / of(own);
}

function judgeAnswers(items: readonly KnownItem[], answers: readonly number[][]) {
  const answerOf = new Map(items.map((item, place) => [item, answers[place] ?? []]));
  return judge(items, async (item) => answerOf.get(item) ?? []);
}

async function summarise(
  measurement: Measurement,
  first: Measurement,
  items: readonly KnownItem[],
  built: Extract<BuiltIndex, { bytes: number }>,
): Promise<EngineSummary> {
  const { engine, loads, firstAnswers, memory, milliseconds, answers } = measurement;
  const asked = items.slice(0, answers.length);
  const { bytes, gzip, brotli } = built;
  return {
    engine,
    bytes,
    gzip,
    brotli,
    load: Math.min(...loads),
    firstAnswer: Math.min(...firstAnswers),
    memory,
    p50: quantile(milliseconds, 0.5),
    p99: quantile(milliseconds, 0.99),
    milliseconds,
    asked: answers.length,
    judgement: await judgeAnswers(asked, answers),
    firstOnSame: (await judgeAnswers(asked, first.answers)).all,
  };
}

/** Summarises a scene. Matches measurements and indexes by engine name. */
export async function summariseScene(
  courses: number,
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
    if (failure === null)
      engines.push(await summarise(measurement, measurements[0] ?? measurement, items, built));
    else failures.push({ engine, failure });
  }
  return { courses, queries: items.length, engines, failures };
}
