/**
 * Measures the time from a key press to the next frame on the built product: `pnpm bench:keystroke`
 * writes docs/benchmarks/keystroke.md; with `--quick` it measures the samples and only prints.
 */
import { judgedCourses, judgingSeeds } from '@aulario/search-eval/relevance';
import type { Browser } from 'playwright';
import { quantile, whole } from './figures.ts';
import { filtering, grid, searching, typing } from './keystroke/measures.ts';
import { observe } from './observePage.ts';
import { serveCatalogue, signUp, withProduct } from './serveProduct.ts';
import { isQuick, machine, table, writeReport } from './writeReport.ts';

const slowdown = 4;

/** The visits of each size, each of a browser without anything in its caches. */
const visits = 3;

/** The sizes of the samples and of generated catalogues. */
const sampleSize = 120;
const sizes = isQuick ? [sampleSize] : [sampleSize, 40_000, 200_000];

/** What is measured, in turn: how long each interaction waits for its next frame, in ms. */
const measures = [
  { name: 'a key while suggestions follow', delaysOf: typing },
  { name: 'Enter, which changes the grid', delaysOf: searching },
  { name: 'a tick, which changes grid, counts and chips', delaysOf: filtering },
];

interface Measured {
  courses: number;
  name: string;
  delays: readonly number[];
}

/** Returns the delays of each measure, in the order of {@link measures}. */
async function visit(browser: Browser, origin: string): Promise<number[][]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    storageState: await signUp(browser, origin),
  });
  const page = await context.newPage();
  await observe(page);
  await page.goto(`${origin}/dashboard/home`);
  await grid(page).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const delays: number[][] = [];
  for (const { delaysOf } of measures) delays.push(await delaysOf(page));
  await context.close();
  return delays;
}

async function measure(browser: Browser, origin: string, courses: number): Promise<Measured[]> {
  const measured = measures.map(({ name }) => ({ courses, name, delays: [] as number[] }));
  for (let made = 0; made < visits; made += 1) {
    const delays = await visit(browser, origin);
    for (const [place, { delays: all }] of measured.entries()) all.push(...(delays[place] ?? []));
  }
  return measured;
}

await withProduct(async (browser, origin) => {
  const measured: Measured[] = [];
  for (const courses of sizes) {
    if (courses !== sampleSize) await serveCatalogue(judgedCourses(courses, judgingSeeds));
    measured.push(...(await measure(browser, origin, courses)));
  }
  const figures = table(measured, [
    ['courses', ({ courses }) => whole(courses)],
    ['', ({ name }) => name],
    ['interactions', ({ delays }) => delays.length],
    ['median, ms', ({ delays }) => quantile(delays, 0.5)],
    ['p98, ms', ({ delays }) => quantile(delays, 0.98)],
    ['worst, ms', ({ delays }) => Math.max(...delays)],
  ]);
  writeReport('keystroke', { figures, slowdown, visits, machine: machine(browser) });
});
