import {
  judgingSeeds,
  type QueryKind,
  queryKinds,
  type Success,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { engines } from './engines/engines.ts';
import { quantile, ratio, whole } from './figures.ts';
import { verdictsOf } from './goals.ts';
import { type EngineSummary, type SceneSummary, timesAsLong } from './summary.ts';
import { type Column, table } from './writeReport.ts';

const megabytes = (bytes: number) => (bytes / 1e6).toPrecision(3);
const time = (timeMs: number) => (timeMs < 100 ? timeMs.toPrecision(3) : whole(timeMs));
const shares = ({ at1, at5 }: Success) => `${at1.toFixed(3)} / ${at5.toFixed(3)}`;

function sceneSection({ courses, queries, engines: summaries, failures }: SceneSummary): string {
  const [own] = summaries;
  const columns: readonly Column<EngineSummary>[] = [
    ['engine', ({ engine }) => engine],
    [
      'index MB: raw / gzip / brotli',
      ({ bytes, gzip, brotli }) => [bytes, gzip, brotli].map(megabytes).join(' / '),
    ],
    [
      'ms to load / to the first answer',
      ({ loadMs, firstAnswerMs }) => `${time(loadMs)} / ${time(firstAnswerMs)}`,
    ],
    [
      'query ms: p50 / p99',
      ({ milliseconds }) => [0.5, 0.99].map((at) => time(quantile(milliseconds, at))).join(' / '),
    ],
    ['memory MB', ({ memory }) => megabytes(memory)],
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

function kindsSection(scenes: readonly SceneSummary[]): string {
  const scene = scenes.find(({ courses }) => courses === 40_000) ?? scenes[0];
  if (scene === undefined) return '';
  const columns = scene.engines.map(
    ({ engine, judgement }): Column<QueryKind> => [
      engine,
      (kind) => {
        const success = judgement.byKind.get(kind);
        return success === undefined ? '' : shares(success);
      },
    ],
  );
  return `## By kind of query, ${whole(scene.courses)} courses

Success @1 / @5.

${table(queryKinds, [['kind', (kind) => kind], ...columns])}`;
}

const configurations = engines
  .map(({ name, configuration }) => `- ${name}: ${configuration}`)
  .join('\n');

/** The whole report, in Markdown. */
export function reportOf(scenes: readonly SceneSummary[], machine: string): string {
  return `# Search, measured beside four libraries

Written by \`pnpm bench:search\`; ${machine}. Milliseconds are this machine's; the ratios carry over.

All engines index the same made-up courses in the same order and answer the same known-item queries
in one run, in turns of 13 queries, each in a Node process of its own. Each query is asked up to
three times and its least time counts, of a load likewise: the rest is what else the machine did.
An engine that has used up its time is asked no more, and the table says how often it was; ratios
compare the queries that both were asked. Memory is read after the first turn. A query is a title with
words dropped, misspelt, without accents, in another order and so on; what is right was fixed before
any engine was asked: every course with all words that were meant, in a title of no more words than
the one that was drawn. A misspelling that is itself a word of some title, and a query in the other
language that a course of the reader's own language answers too, are drawn again.

The engine was tuned on the seeds ${tuningSeeds.courses} and ${tuningSeeds.queries} (courses, queries); everything here comes from
${judgingSeeds.courses} and ${judgingSeeds.queries}. The libraries get every text folded and parted into words as the judge does,
and each subject under all names that the glossary knows in both languages.

${configurations}

## The figures

${table(verdictsOf(scenes), [
  ['goal', ({ goal }) => goal],
  ['figure', ({ figure }) => figure],
  ['measured', ({ measured }) => measured],
  ['', ({ isReached }) => (isReached ? 'reached' : '**missed**')],
])}

What a first search fetches is measured in a browser by \`pnpm bench:cold\` ([cold](cold.md)), what a key
waits by \`pnpm bench:keystroke\` ([keystroke](keystroke.md)).

## All measurements

${scenes.map(sceneSection).join('\n\n')}

${kindsSection(scenes)}
`;
}
