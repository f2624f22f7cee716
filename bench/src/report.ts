import { judgingSeeds, queryKinds, tuningSeeds } from '@aulario/search-eval/relevance';
import { engines } from './engines/engines.ts';
import { type EngineSummary, type SceneSummary, timesAsLong } from './summary.ts';
import { verdictsOf } from './verdicts.ts';
import { table } from './writeReport.ts';

const megabytes = (bytes: number) => (bytes / 1e6).toPrecision(3);
const time = (milliseconds: number) =>
  milliseconds < 100 ? milliseconds.toPrecision(3) : thousands(Math.round(milliseconds));
const share = (value: number) => value.toFixed(3);
const thousands = (count: number) => count.toLocaleString('en-GB');

const ratio = (value: number) => (value >= 1 ? `${short(value)}x` : `1/${short(1 / value)}`);
const short = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

function rowOf(summary: EngineSummary, { queries, engines: all }: SceneSummary): string[] {
  const { engine, bytes, gzip, brotli, load, firstAnswer, memory, p50, p99, asked, judgement } =
    summary;
  const own = all[0] ?? summary;
  const times = [timesAsLong(own, summary, 0.5), timesAsLong(own, summary, 0.99), load / own.load];
  return [
    engine,
    [bytes, gzip, brotli].map(megabytes).join(' / '),
    `${time(load)} / ${time(firstAnswer)}`,
    `${time(p50)} / ${time(p99)}`,
    megabytes(memory),
    `${share(judgement.all.at1)} / ${share(judgement.all.at5)}${asked < queries ? ` (${asked} asked)` : ''}`,
    engine === own.engine ? '1' : times.map(ratio).join(' / '),
  ];
}

function sceneSection(scene: SceneSummary): string {
  const head = [
    'engine',
    'index MB: raw / gzip / brotli',
    'ms to load / to the first answer',
    'query ms: p50 / p99',
    'memory MB',
    'success @1 / @5',
    'times ours: p50 / p99 / load',
  ];
  const failed = scene.failures.map(({ engine, failure }) => [engine, failure, '', '', '', '', '']);
  const rows = scene.engines.map((summary) => rowOf(summary, scene));
  return `### ${thousands(scene.courses)} courses, ${scene.queries} queries

${table(head, [...rows, ...failed])}`;
}

function kindsSection(scenes: readonly SceneSummary[]): string {
  const scene = scenes.find(({ courses }) => courses === 40_000) ?? scenes[0];
  if (scene === undefined) return '';
  const rows = queryKinds.map((kind) => [
    kind,
    ...scene.engines.map(({ judgement }) => {
      const success = judgement.byKind.get(kind);
      return success === undefined ? '' : `${share(success.at1)} / ${share(success.at5)}`;
    }),
  ]);
  return `## By kind of query, ${thousands(scene.courses)} courses

Success @1 / @5.

${table(['kind', ...scene.engines.map(({ engine }) => engine)], rows)}`;
}

function verdictSection(scenes: readonly SceneSummary[]): string {
  const rows = verdictsOf(scenes).map(({ goal, figure, measured, isReached }) => [
    goal,
    figure,
    measured,
    isReached ? 'reached' : '**missed**',
  ]);
  return `## The figures

${table(['goal', 'figure', 'measured', ''], rows)}`;
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

${verdictSection(scenes)}

What a first search fetches is measured in a browser by \`pnpm bench:cold\` ([cold](cold.md)), what a key
waits by \`pnpm bench:keystroke\` ([keystroke](keystroke.md)).

## All measurements

${scenes.map(sceneSection).join('\n\n')}

${kindsSection(scenes)}
`;
}
