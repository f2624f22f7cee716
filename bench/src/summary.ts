import {
  type Judgement,
  judge,
  type KnownItem,
  type Success,
} from '@aulario/search-eval/relevance';
import type { BuiltIndex } from './buildIndexes.ts';
import { quantile } from './figures.ts';
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
  { bytes, gzip, brotli }: Extract<BuiltIndex, { bytes: number }>,
): Promise<EngineSummary> {
  const { engine, loadMs, firstAnswerMs, memory, milliseconds, answers } = measurement;
  const asked = items.slice(0, answers.length);
  return {
    engine,
    bytes,
    gzip,
    brotli,
    load: loadMs,
    firstAnswer: firstAnswerMs,
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
  for (const measurement of measurements) {
    const built = indexes.find(({ engine }) => engine === measurement.engine);
    if (built === undefined || 'failure' in built) continue;
    engines.push(await summarise(measurement, measurements[0] ?? measurement, items, built));
  }
  const failures = indexes.filter((index) => 'failure' in index);
  return { courses, queries: items.length, engines, failures };
}
