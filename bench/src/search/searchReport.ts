import {
  judgingSeeds,
  type QueryKind,
  queryKinds,
  type Seeds,
  type Success,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { quantile, ratio, whole } from '../figures.ts';
import { type Column, table } from '../writeReport.ts';
import { engines } from './engines/engines.ts';
import { verdictsOf } from './goals.ts';
import { type EngineSummary, type SceneSummary, timesAsLong } from './summary.ts';

const inMegabytes = (bytes: number) => (bytes / 1e6).toPrecision(3);
const time = (timeMs: number) => (timeMs < 100 ? timeMs.toPrecision(3) : whole(timeMs));
const shares = ({ at1, at5 }: Success) => `${at1.toFixed(3)} / ${at5.toFixed(3)}`;

function sceneSection({ courses, queries, engines: summaries, failures }: SceneSummary): string {
  const [own] = summaries;
  const columns: readonly Column<EngineSummary>[] = [
    ['engine', ({ engine }) => engine],
    [
      'index MB: raw / gzip / brotli',
      ({ bytes, gzip, brotli }) => [bytes, gzip, brotli].map(inMegabytes).join(' / '),
    ],
    [
      'ms to load / to the first answer',
      ({ loadMs, firstAnswerMs }) => `${time(loadMs)} / ${time(firstAnswerMs)}`,
    ],
    [
      'query ms: p50 / p99',
      ({ milliseconds }) => [0.5, 0.99].map((at) => time(quantile(milliseconds, at))).join(' / '),
    ],
    ['memory MB', ({ memory }) => inMegabytes(memory)],
    [
      'success @1 / @5',
      ({ judgement: { all } }) =>
        shares(all) + (all.asked < queries ? ` (${all.asked} asked)` : ''),
    ],
    [
      'times ours: p50 / p99 / load',
      (one) =>
        own === undefined || one === own
          ? '1'
          : [timesAsLong(own, one, 0.5), timesAsLong(own, one, 0.99), one.loadMs / own.loadMs]
              .map(ratio)
              .join(' / '),
    ],
  ];
  const failed = failures.map(({ engine, failure }) => `\n- ${engine}: ${failure}`).join('');
  return `### ${whole(courses)} courses, ${queries} queries

${table(summaries, columns)}
${failed}`;
}

function kindsTable(summaries: readonly EngineSummary[]): string {
  const columns = summaries.map(({ engine, judgement: { byKind } }): Column<QueryKind> => {
    const shown = new Map([...byKind].map(([kind, success]) => [kind, shares(success)]));
    return [engine, (kind) => shown.get(kind) ?? ''];
  });
  return table(queryKinds, [['kind', (kind) => kind], ...columns]);
}

const named = ({ courses, queries }: Seeds) => `${courses} and ${queries}`;

/** What the report's template is filled with; the kinds of query are told apart at one size. */
export function searchReport(scenes: readonly SceneSummary[]) {
  const detailed = scenes.find(({ courses }) => courses === 40_000) ?? scenes[0];
  return {
    tuningSeeds: named(tuningSeeds),
    judgingSeeds: named(judgingSeeds),
    configurations: engines
      .map(({ name, configuration }) => `- ${name}: ${configuration}`)
      .join('\n'),
    goals: table(verdictsOf(scenes), [
      ['goal', ({ goal }) => goal],
      ['figure', ({ figure }) => figure],
      ['measured', ({ measured }) => measured],
      ['', ({ isReached }) => (isReached ? 'reached' : '**missed**')],
    ]),
    scenes: scenes.map(sceneSection).join('\n\n'),
    kindsCourses: whole(detailed?.courses ?? 0),
    kinds: kindsTable(detailed?.engines ?? []),
  };
}
