/**
 * Measures the time from a key press to the next frame on the built product: `pnpm bench:keystroke`
 * writes docs/benchmarks/keystroke.md.
 */
import { judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import type { Browser } from 'playwright';
import { type Delays, observe } from './keystroke/eventTiming.ts';
import { filtering, searching, typing } from './keystroke/measures.ts';
import { visit } from './keystroke/visit.ts';
import { serveCatalogue, withProduct } from './serveProduct.ts';
import { machine, table, writeReport } from './writeReport.ts';

const slowdown = 4;

/** The sizes of generated catalogues, measured after the build's own catalogue. */
const sizes = [40_000, 200_000];

const row = (courses: string, name: string, { count, median, p98, worst }: Delays) => [
  courses,
  name,
  count,
  median,
  p98,
  worst,
];

async function measure(browser: Browser) {
  const page = await visit(browser, slowdown);
  await observe(page);
  const count = page.getByText(/^[\d.]+ cursos$/).first();
  const courses = ((await count.textContent()) ?? '').replace('.', ',').replace(' cursos', '');
  const rows = [
    row(courses, 'a key while suggestions follow', await typing(page)),
    row(courses, 'Enter, which changes the grid', await searching(page)),
    row(courses, 'a tick, which changes grid, counts and chips', await filtering(page)),
  ];
  await page.close();
  for (const cells of rows) console.log(cells.join(' '));
  return rows;
}

await withProduct(async (browser) => {
  const rows = await measure(browser);
  for (const size of sizes) {
    await serveCatalogue(judgedCourses(size, judgingSeeds));
    rows.push(...(await measure(browser)));
  }
  writeReport(
    'docs/benchmarks/keystroke.md',
    `# Keystroke delay

How long an interaction waits for its next frame (Event Timing, in steps of 8 ms; what took less
than 16 ms counts as 16), at a processor slowed down ${slowdown} times, on the production build with 12 cards
in view. The 98th percentile is what the web calls INP. Goal: 40 ms for a key. After Enter and a tick
the courses follow in a later frame, which does not hold up the next interaction.

${table(['courses', '', 'interactions', 'median, ms', 'p98, ms', 'worst, ms'], rows)}

${machine(browser)}. Written by \`pnpm bench:keystroke\`.
`,
  );
});
