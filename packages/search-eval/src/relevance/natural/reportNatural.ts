/**
 * `pnpm judge:search [tuning|judging] [--samples] [--misses]`: judges the results of natural
 * queries on the samples and on 40,000 generated courses. For tuning, look only at the misses of
 * the tuning half. `--write` writes docs/benchmarks/natural.md with every miss of the judging half.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { judgedCourses } from '../judgedCourses.ts';
import { judgingSeeds, tuningSeeds } from '../seeds.ts';
import { type Judge, judgeNatural, madeUpJudge, sampleJudge } from './judgeNatural.ts';
import { type Half, naturalQueries } from './naturalQueries.ts';

const madeUpCount = 40_000;
const reportFile = new URL('../../../../../docs/benchmarks/natural.md', import.meta.url);

/** The results of the first engine (commit 728a194) on the judging half. */
const before: Readonly<Record<string, string>> = {
  'samples es': '.608 / .689 / 54 of 212',
  'samples en': '.602 / .684 / 45 of 196',
  '40000 made up es': '.623 / .663 / 36 of 199',
  '40000 made up en': '.679 / .743 / 23 of 187',
};

interface Report {
  half: Half;
  name: string;
  language: string;
  /** Right first, among three, absurd first, strange among three. */
  figures: readonly string[];
  asked: number;
  misses: readonly string[];
}

async function report(half: Half, name: string, courses: typeof sampleCourses, judge: Judge) {
  const catalogue = createMemoryCatalogue(courses);
  const reports: Report[] = [];
  for (const language of ['es', 'en'] as const) {
    const queries = naturalQueries.filter(
      (query) => query.half === half && query.language === language,
    );
    const judged = await judgeNatural(catalogue, queries, judge);
    const share = (count: number) => (count / judged.asked).toFixed(3).replace(/^0/u, '');
    const counts = [judged.absurdFirst, judged.strangeAmongThree].map(String);
    const figures = [share(judged.rightFirst), share(judged.rightAmongThree), ...counts];
    const misses = judged.misses.map(
      ({ kind, query, titles }) =>
        `${kind}: ${query.text} [${query.topic.name}] > ${titles.join(' / ')}`,
    );
    console.log([half, name, language, judged.asked, ...figures].join(' | '));
    if (argv.includes('--misses')) for (const miss of misses) console.log(`    ${miss}`);
    reports.push({ half, name, language, figures, asked: judged.asked, misses });
  }
  return reports;
}

const rowOf = ({ name, language, asked, figures }: Report) => {
  const [first, three, absurd] = figures;
  const now = `${first} / ${three} / ${absurd} of ${asked}`;
  return `| ${name} | ${language} | ${before[`${name} ${language}`]} | ${now} |`;
};

const missesOf = ({ name, language, misses }: Report) => [
  `### ${name}, ${language}`,
  '',
  ...misses.map((miss) => `- ${miss}`),
  '',
];

function writeReport(reports: readonly Report[]): void {
  const judging = reports.filter(({ half }) => half === 'judging');
  const lines = [
    '# Natural queries',
    '',
    'Written by `pnpm judge:search --write`: how queries as people type them are answered. Rules',
    'come from the tuning half; this is the other one, whose misses (below) have been read too. Right',
    'first / right among three / absurd first; goals .92, .98, 0',
    '([decision 60](../decisions/0060-sentences-and-meaning.md)).',
    '',
    '| catalogue | language | first engine | now |',
    '| --- | --- | --- | --- |',
    ...judging.map(rowOf),
    '',
    '## Every miss of the judging half',
    '',
    'The query, its topic, and the first three titles.',
    '',
    ...judging.flatMap(missesOf),
  ];
  writeFileSync(reportFile, `${lines.join('\n').trimEnd()}\n`);
}

console.log('half | catalogue | language | asked | right first | among three | absurd | strange');
const reports: Report[] = [];
for (const half of ['tuning', 'judging'] as const) {
  if (['tuning', 'judging'].some((one) => argv.includes(one)) && !argv.includes(half)) continue;
  reports.push(...(await report(half, 'samples', sampleCourses, sampleJudge)));
  if (argv.includes('--samples')) continue;
  const courses = judgedCourses(madeUpCount, half === 'tuning' ? tuningSeeds : judgingSeeds);
  reports.push(...(await report(half, `${madeUpCount} made up`, courses, madeUpJudge(courses))));
}
if (argv.includes('--write')) writeReport(reports);
