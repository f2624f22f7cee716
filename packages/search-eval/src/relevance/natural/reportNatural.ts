/**
 * `pnpm judge:search [tuning|judging] [--misses]`: how natural queries are answered, over the samples
 * and over 40,000 made-up courses. Whoever tunes looks at the misses of the tuning half only.
 */
import { argv } from 'node:process';
import { sampleCourses } from '@aulario/course-data/testing';
import { judgedCourses } from '../judgedCourses.ts';
import { judgingSeeds, tuningSeeds } from '../seeds.ts';
import { type Judge, judgeNatural, madeUpJudge, sampleJudge } from './judgeNatural.ts';
import { type Half, naturalQueries } from './naturalQueries.ts';

const madeUpCount = 40_000;

async function report(half: Half, name: string, courses: typeof sampleCourses, judge: Judge) {
  for (const language of ['es', 'en'] as const) {
    const queries = naturalQueries.filter(
      (query) => query.half === half && query.language === language,
    );
    const judged = await judgeNatural(courses, queries, judge);
    const share = (count: number) => (count / judged.asked).toFixed(3).slice(1).padStart(4);
    console.log(
      [half, name, language, judged.asked, share(judged.rightFirst)].join(' | '),
      `| ${share(judged.rightAmongThree)} | ${judged.absurdFirst} | ${judged.strangeAmongThree}`,
    );
    if (!argv.includes('--misses')) continue;
    for (const { kind, query, titles } of judged.misses) {
      console.log(`    ${kind}: ${query.text} [${query.topic.name}] > ${titles.join(' / ')}`);
    }
  }
}

console.log('half | catalogue | language | asked | right first | among three | absurd | strange');
for (const half of ['tuning', 'judging'] as const) {
  if (['tuning', 'judging'].some((one) => argv.includes(one)) && !argv.includes(half)) continue;
  await report(half, 'samples', sampleCourses, sampleJudge);
  if (argv.includes('--samples')) continue;
  const courses = judgedCourses(madeUpCount, half === 'tuning' ? tuningSeeds : judgingSeeds);
  await report(half, `${madeUpCount} made up`, courses, madeUpJudge(courses));
}
