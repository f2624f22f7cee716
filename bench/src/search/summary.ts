import {
  type Judgement,
  judge,
  type KnownItem,
  type Success,
} from '@aulario/search-eval/relevance';
import { quantile } from '../figures.ts';
import type { BuiltIndex, Failure, IndexFile } from './buildIndexes.ts';
import type { Measurement } from './measureScene.ts';

/** What was measured of one engine in one scene, and how right its answers are. */
export interface EngineSummary extends Measurement, IndexFile {
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
  failures: readonly Failure[];
}

/** The other engine's quantile divided by ours, over the queries that both ran. */
export function timesAsLong(own: EngineSummary, other: EngineSummary, share: number): number {
  const asked = Math.min(own.answers.length, other.answers.length);
  const of = ({ milliseconds }: EngineSummary) => quantile(milliseconds.slice(0, asked), share);
  return of(other) / of(own);
}

function judgeAnswers(items: readonly KnownItem[], answers: readonly number[][]) {
  const answerOf = new Map(items.map((item, index) => [item, answers[index] ?? []]));
  return judge(items, async (item) => answerOf.get(item) ?? []);
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
    const [first = measurement] = measurements;
    const asked = items.slice(0, measurement.answers.length);
    const judgement = await judgeAnswers(asked, measurement.answers);
    const { all: firstOnSame } = await judgeAnswers(asked, first.answers);
    engines.push({ ...measurement, ...built, judgement, firstOnSame });
  }
  const failures = indexes.filter((index) => 'failure' in index);
  return { courses, queries: items.length, engines, failures };
}
