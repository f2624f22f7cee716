/**
 * `pnpm judge:search [tuning|judging|unseen]`: judges the results of natural queries on the samples,
 * on 40,000 generated courses and on the default catalogue, and prints the figures and every miss. For
 * tuning, look only at the tuning half. `--write` writes docs/benchmarks/natural.md: every miss of the
 * judging half, and of the unseen queries the figures alone, so that they stay unseen.
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
  type Judgement,
  judge,
  judgedCourses,
  judgingSeeds,
  laterQueries,
  naturalQueries,
  type QuerySet,
  type RealQuery,
  realQueries,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { engines } from './search/engines/engines.ts';
import { type Column, table, writeReport } from './writeReport.ts';

const madeUpCount = 40_000;

const languages = ['es', 'en'] as const;

/** How the queries of one language are answered by an engine, or over a catalogue. */
interface Row extends Judgement {
  readonly name: string;
  readonly language: string;
}

const share = (count: number, of: number) => (count / of).toFixed(3).replace(/^0/u, '');

const missesOf = ({ misses }: Judgement) =>
  misses
    .map(
      ({ fault, query, titles }) =>
        `- ${fault}: ${query.text} [${query.kind}] > ${titles.join(' / ')}`,
    )
    .join('\n');

const defaultCourses = inCatalogueOrder((await readDefault()).map(({ course }) => course));

async function judgeNatural(set: QuerySet): Promise<Row[]> {
  const queries = naturalQueries.filter((query) => query.set === set);
  const madeUp = judgedCourses(madeUpCount, set === 'tuning' ? tuningSeeds : judgingSeeds);
  const catalogues = [
    { name: 'samples', courses: sampleCourses, judged: aboutSamples(queries) },
    { name: `${madeUpCount} made up`, courses: madeUp, judged: aboutCourses(queries, madeUp) },
    { name: 'default', courses: defaultCourses, judged: aboutCourses(queries, defaultCourses) },
  ];
  const rows: Row[] = [];
  for (const { name, courses, judged } of catalogues) {
    const ask = askCatalogue(courses);
    for (const language of languages) {
      const own = judged.filter((query) => query.language === language);
      rows.push({ name, language, ...(await judge(own, ask)) });
    }
  }
  return rows;
}

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

const naturalMisses = (rows: readonly Row[]) =>
  rows.map((row) => `### ${row.name}, ${row.language}\n\n${missesOf(row)}`).join('\n\n');

/** Judges every engine on queries about the default catalogue: ours as the application asks it. */
async function judgeReal(queries: readonly RealQuery[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [place, { name, build, load }] of engines.entries()) {
    const { search } = await load(await build(defaultCourses));
    const ask: Ask = async (query) =>
      (await search(query)).flatMap((found) => defaultCourses[found] ?? []);
    for (const language of languages) {
      const own = queries.filter((query) => query.language === language);
      const judged = judge(own, place ? ask : askCatalogue(defaultCourses), defaultCourses);
      rows.push({ name, language, ...(await judged) });
    }
  }
  return rows;
}

const earlierQueries = realQueries(defaultCourses);
const realKinds = new Set(earlierQueries.map(({ kind }) => kind));

/** Right first and among three, the reader's language, and right first of each kind. */
const realTable = (rows: readonly Row[]) =>
  table(rows, [
    ['engine', ({ name }) => name],
    ['language', ({ language }) => language],
    ['first', ({ first, asked }) => share(first, asked)],
    ['among three', ({ amongThree, asked }) => share(amongThree, asked)],
    ['own language', ({ ownFirst, ownAsked }) => share(ownFirst, ownAsked)],
    ...[...realKinds].map(
      (kind): Column<Row> => [
        kind,
        ({ byKind }) => `${byKind.get(kind)?.first ?? 0} of ${byKind.get(kind)?.asked ?? 0}`,
      ],
    ),
  ]);

const halfOf = (queries: readonly RealQuery[], isSealed: boolean) =>
  judgeReal(queries.filter((query) => query.isSealed === isSealed));

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.includes('real')) {
  const tuned = await halfOf(earlierQueries, false);
  const laterTuned = await halfOf(laterQueries, false);
  if (values.write) {
    writeReport('real', {
      courses: defaultCourses.length,
      figures: realTable(await halfOf(earlierQueries, true)),
      laterFigures: realTable(await halfOf(laterQueries, true)),
      tuned: realTable(tuned),
      laterTuned: realTable(laterTuned),
    });
  } else {
    for (const rows of [tuned, laterTuned]) {
      // Our own engine has the first two rows.
      console.log([realTable(rows), ...rows.slice(0, 2).map(missesOf), ''].join('\n\n'));
    }
  }
} else if (values.write) {
  const rows = await judgeNatural('judging');
  writeReport('natural', {
    figures: naturalTable(rows),
    unseenFigures: naturalTable(await judgeNatural('unseen')),
    misses: naturalMisses(rows),
  });
} else {
  const sets: readonly QuerySet[] = ['tuning', 'judging', 'unseen'];
  const rows = await judgeNatural(sets.find((set) => positionals.includes(set)) ?? 'judging');
  console.log(`${naturalTable(rows)}\n\n${naturalMisses(rows)}`);
}
