/**
 * `pnpm judge:search [tuning|judging]`: judges the results of natural queries on the samples and on
 * 40,000 generated courses, and prints the figures and every miss. For tuning, look only at the
 * tuning half. `--write` writes docs/benchmarks/natural.md with every miss of the judging half.
 */
import { createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import {
  type Half,
  type Judge,
  judgedCourses,
  judgeNatural,
  judgingSeeds,
  madeUpJudge,
  type NaturalJudgement,
  naturalQueries,
  sampleJudge,
  tuningSeeds,
} from '@aulario/search-eval/relevance';
import { table, writeReport } from './writeReport.ts';

const madeUpCount = 40_000;

interface Report extends NaturalJudgement {
  catalogue: string;
  language: string;
}

async function judgeHalf(half: Half): Promise<Report[]> {
  const madeUp = judgedCourses(madeUpCount, half === 'tuning' ? tuningSeeds : judgingSeeds);
  const catalogues: [string, readonly (typeof sampleCourses)[number][], Judge][] = [
    ['samples', sampleCourses, sampleJudge],
    [`${madeUpCount} made up`, madeUp, madeUpJudge(madeUp)],
  ];
  const reports: Report[] = [];
  for (const [name, courses, judge] of catalogues) {
    const catalogue = createMemoryCatalogue(courses);
    for (const language of ['es', 'en']) {
      const queries = naturalQueries.filter(
        (query) => query.half === half && query.language === language,
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

const half = process.argv.includes('tuning') ? 'tuning' : 'judging';
const reports = await judgeHalf(half);
const figures = table(reports, [
  ['catalogue', ({ catalogue }) => catalogue],
  ['language', ({ language }) => language],
  ['result', resultOf],
]);
const isPrinted = half === 'tuning' || !process.argv.includes('--write');
writeReport('natural', { half, figures, misses: reports.map(missesOf).join('\n\n') }, isPrinted);
