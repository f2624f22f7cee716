/**
 * `pnpm judge:search [tuning|judging|unseen]`: judges the results of natural queries on the samples and on
 * the default catalogue, and prints the figures and every miss. For tuning, look only at the tuning half.
 * `--write` writes docs/benchmarks/natural.md: every miss of the judging half, and of the unseen queries
 * the figures alone, so that they stay unseen.
 *
 * `pnpm judge:search real`: every engine on the tuning halves of the queries about the default
 * catalogue, and our misses. `--write` writes docs/benchmarks/real.md with the sealed halves.
 */
import { parseArgs } from 'node:util';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { sampleCourses } from '@aulario/course-data/testing';
import { readDefault } from '@aulario/feeds';
import {
  type Ask,
  aboutCourses,
  aboutSamples,
  askCatalogue,
  type JudgedQuery,
  type Judgement,
  judge,
  laterQueries,
  naturalQueries,
  type RealQuery,
  realQueries,
} from '@aulario/search-eval/relevance';
import { engines } from './search/engines/engines.ts';
import { type Column, table, writeReport } from './writeReport.ts';

/** How the queries of one language are answered by an engine, or over a catalogue. */
interface Row extends Judgement {
  readonly name: string;
  readonly language: string;
}

const defaultCourses = inCatalogueOrder((await readDefault()).map(({ course }) => course));

/** Judges the answers to the queries of each language. */
async function judgeEach(name: string, queries: readonly JudgedQuery[], ask: Ask): Promise<Row[]> {
  const rows: Row[] = [];
  for (const language of ['es', 'en'] as const) {
    const own = queries.filter((query) => query.language === language);
    rows.push({ name, language, ...(await judge(own, ask, defaultCourses)) });
  }
  return rows;
}

async function judgeNatural(set: string): Promise<Row[]> {
  const queries = naturalQueries.filter((query) => query.set === set);
  return [
    ...(await judgeEach('samples', aboutSamples(queries), askCatalogue(sampleCourses))),
    ...(await judgeEach(
      'default',
      aboutCourses(queries, defaultCourses),
      askCatalogue(defaultCourses),
    )),
  ];
}

/** Judges every engine on queries about the default catalogue: ours as the application asks it. */
async function judgeReal(queries: readonly RealQuery[], isSealed: boolean): Promise<Row[]> {
  const half = queries.filter((query) => query.isSealed === isSealed);
  const rows: Row[] = [];
  for (const [place, { name, build, load }] of engines.entries()) {
    const { search } = await load(await build(defaultCourses));
    const ask: Ask = async (query) =>
      (await search(query)).flatMap((found) => defaultCourses[found] ?? []);
    rows.push(...(await judgeEach(name, half, place ? ask : askCatalogue(defaultCourses))));
  }
  return rows;
}

const share = (count: number, of: number) => (count / of).toFixed(3).replace(/^0/u, '');

const naturalTable = (rows: readonly Row[]) =>
  table(rows, [
    ['catalogue', ({ name }) => name],
    ['language', ({ language }) => language],
    [
      'result',
      ({ asked, first, amongThree, absurd }) =>
        `${share(first, asked)} / ${share(amongThree, asked)} / ${absurd} of ${asked}`,
    ],
  ]);

const earlierQueries = realQueries(defaultCourses);
const realKinds = [...new Set(earlierQueries.map(({ kind }) => kind))];

/** Right first and among three, the reader's language, and right first of each kind. */
const realTable = (rows: readonly Row[]) =>
  table(rows, [
    ['engine', ({ name }) => name],
    ['language', ({ language }) => language],
    ['first', ({ first, asked }) => share(first, asked)],
    ['among three', ({ amongThree, asked }) => share(amongThree, asked)],
    ['own language', ({ ownFirst, ownAsked }) => share(ownFirst, ownAsked)],
    ...realKinds.map(
      (kind): Column<Row> => [
        kind,
        ({ byKind }) => `${byKind.get(kind)?.first ?? 0} of ${byKind.get(kind)?.asked ?? 0}`,
      ],
    ),
  ]);

const missesOf = (rows: readonly Row[]) =>
  rows
    .map(({ name, language, misses }) => {
      const lines = misses.map(
        ({ fault, query: { text, kind }, titles }) =>
          `- ${fault}: ${text} [${kind}] > ${titles.join(' / ')}`,
      );
      return `### ${name}, ${language}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [set = 'judging'] = positionals;
if (set === 'real') {
  const tuned = await judgeReal(earlierQueries, false);
  const laterTuned = await judgeReal(laterQueries, false);
  if (values.write)
    writeReport('real', {
      courses: defaultCourses.length,
      figures: realTable(await judgeReal(earlierQueries, true)),
      laterFigures: realTable(await judgeReal(laterQueries, true)),
      tuned: realTable(tuned),
      laterTuned: realTable(laterTuned),
    });
  // Our own engine has the first two rows.
  else
    for (const rows of [tuned, laterTuned])
      console.log(`${realTable(rows)}\n\n${missesOf(rows.slice(0, 2))}\n`);
} else {
  const rows = await judgeNatural(set);
  const figures = naturalTable(rows);
  const misses = missesOf(rows);
  if (values.write)
    writeReport('natural', {
      figures,
      misses,
      unseenFigures: naturalTable(await judgeNatural('unseen')),
    });
  else console.log(`${figures}\n\n${misses}`);
}
