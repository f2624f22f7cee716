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
import { createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { readDefault } from '@aulario/feeds';
import {
  type Judge,
  judgedCourses,
  judgeNatural,
  judgingSeeds,
  laterQueries,
  madeUpJudge,
  type NaturalJudgement,
  naturalQueries,
  type QuerySet,
  realQueries,
  sampleJudge,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { judgeRealTitles, realMisses, realTable } from './search/realTitles.ts';
import { table, writeReport } from './writeReport.ts';

const madeUpCount = 40_000;

const sets: readonly QuerySet[] = ['tuning', 'judging', 'unseen'];

interface Report extends NaturalJudgement {
  catalogue: string;
  language: string;
}

const defaultCourses = (await readDefault()).map(({ course }) => course);

async function judge(set: QuerySet): Promise<Report[]> {
  const madeUp = judgedCourses(madeUpCount, set === 'tuning' ? tuningSeeds : judgingSeeds);
  const catalogues: [string, readonly (typeof sampleCourses)[number][], Judge][] = [
    ['samples', sampleCourses, sampleJudge],
    [`${madeUpCount} made up`, madeUp, madeUpJudge(madeUp)],
    ['default', defaultCourses, madeUpJudge(defaultCourses)],
  ];
  const reports: Report[] = [];
  for (const [name, courses, judge] of catalogues) {
    const catalogue = createMemoryCatalogue(courses);
    for (const language of ['es', 'en']) {
      const queries = naturalQueries.filter(
        (query) => query.set === set && query.language === language,
      );
      const judged = await judgeNatural(catalogue, queries, judge);
      reports.push({ ...judged, catalogue: name, language });
    }
  }
  return reports;
}

function resultOf({ asked, rightFirst, rightAmongThree, absurdFirst }: Report): string {
  const share = (count: number) => (count / asked).toFixed(3).replace(/^0/u, '');
  return `${share(rightFirst)} / ${share(rightAmongThree)} / ${absurdFirst} of ${asked}`;
}

const missesOf = ({ catalogue, language, misses }: Report) => `### ${catalogue}, ${language}

${misses
  .map(
    ({ kind, query, titles }) =>
      `- ${kind}: ${query.text} [${query.topic.name}] > ${titles.join(' / ')}`,
  )
  .join('\n')}`;

const figuresOf = (reports: readonly Report[]) =>
  table(reports, [
    ['catalogue', ({ catalogue }) => catalogue],
    ['language', ({ language }) => language],
    ['result', resultOf],
  ]);

const halfOf =
  (queriesAbout: typeof realQueries, isSealed: boolean): typeof realQueries =>
  (courses) =>
    queriesAbout(courses).filter((query) => query.isSealed === isSealed);

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.includes('real')) {
  const tuned = await judgeRealTitles(halfOf(realQueries, false));
  const laterTuned = await judgeRealTitles(halfOf(() => laterQueries, false));
  if (values.write) {
    writeReport('real', {
      courses: defaultCourses.length,
      figures: realTable(await judgeRealTitles(halfOf(realQueries, true))),
      laterFigures: realTable(await judgeRealTitles(halfOf(() => laterQueries, true))),
      tuned: realTable(tuned),
      laterTuned: realTable(laterTuned),
    });
  } else {
    for (const rows of [tuned, laterTuned]) {
      console.log(`${realTable(rows)}\n\n${realMisses(rows)}\n`);
    }
  }
} else if (values.write) {
  const reports = await judge('judging');
  writeReport('natural', {
    figures: figuresOf(reports),
    unseenFigures: figuresOf(await judge('unseen')),
    misses: reports.map(missesOf).join('\n\n'),
  });
} else {
  const set = sets.find((one) => positionals.includes(one)) ?? 'judging';
  const reports = await judge(set);
  console.log([figuresOf(reports), ...reports.map(missesOf)].join('\n\n'));
}
