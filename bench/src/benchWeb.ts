/**
 * Measures how fast the pages load beside a page with one line of text, round by round, and
 * writes its table: `pnpm bench:web [--rounds 3] [--courses 40000]`. With `--only login`, the name of a
 * row, or `--quick`, one round of the samples, it only prints.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCourses } from '@aulario/search-eval/synth';
import type { Browser } from 'playwright';
import { kilobytes, quantile } from './figures.ts';
import { serveCatalogue, signUp, withProduct } from './serveProduct.ts';
import { emptyScene, scenesWith } from './web/scenes.ts';
import { type Visit, visit } from './web/visit.ts';
import { type Column, isQuick, machine, table, writeReport } from './writeReport.ts';

/** A visit to a page of that name. */
interface PageVisit extends Visit {
  readonly name: string;
  readonly kind: 'cold' | 'repeat';
}

/** The visits of one kind to a page. */
type Page = readonly PageVisit[];

const median = (page: Page, of: (visit: Visit) => number) => quantile(page.map(of), 0.5);
const max = (page: Page, of: (visit: Visit) => number) => Math.max(...page.map(of));

/** The table of a run. The first page, which is empty, is what the others are compared with. */
function figuresOf(visits: readonly PageVisit[]): string {
  const pages = [...Map.groupBy(visits, ({ name, kind }) => `${name}, ${kind}`).values()];
  const timesEmpty = (page: Page, of: (visit: Visit) => number) => {
    const empty = pages.find(([first]) => first?.kind === page[0]?.kind) ?? page;
    return (median(page, of) / median(empty, ({ largestPaintMs }) => largestPaintMs)).toFixed(2);
  };
  const columns: readonly Column<Page>[] = [
    ['', ([first]) => first?.name ?? ''],
    ['', ([first]) => first?.kind ?? ''],
    ['FCP, ms', (page) => Math.round(median(page, ({ firstPaintMs }) => firstPaintMs))],
    ['LCP, ms', (page) => Math.round(median(page, ({ largestPaintMs }) => largestPaintMs))],
    ['× empty', (page) => timesEmpty(page, ({ largestPaintMs }) => largestPaintMs)],
    ['ready, ms', (page) => Math.round(median(page, ({ readyMs }) => readyMs))],
    ['× empty', (page) => timesEmpty(page, ({ readyMs }) => readyMs)],
    ['TBT, ms', (page) => Math.round(median(page, ({ blockingMs }) => blockingMs))],
    ['CLS', (page) => max(page, ({ shift }) => shift).toFixed(3)],
    ['INP, ms', (page) => Math.round(max(page, ({ keyMs }) => keyMs)) || ''],
    ['KB', (page) => kilobytes(median(page, ({ bytes }) => bytes))],
    ['scripts, KB', (page) => kilobytes(median(page, ({ scriptBytes }) => scriptBytes))],
    ['requests', (page) => median(page, ({ requests }) => requests)],
  ];
  return table(pages, columns);
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    courses: { type: 'string', default: '40000' },
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
  },
});
const { only } = values;
const rounds = isQuick ? 1 : Number(values.rounds);
const sizes = isQuick ? [] : values.courses.split(',').filter(Boolean).map(Number);
const slowdown = 4;
const scenes = scenesWith(sizes).filter(({ name }) => only.length === 0 || only.includes(name));
if (scenes.length === 0) throw new Error(`No row is called ${only}.`);

const emptyPage = join(import.meta.dirname, '../../apps/web/dist-emulator/one-line.html');
const phone = { viewport: { width: 360, height: 640 }, locale: 'es-ES' };

const visits: PageVisit[] = [];

async function measureAll(browser: Browser, origin: string) {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  const isSignedIn = scenes.some((scene) => scene.hasSession);
  const storageState = isSignedIn ? await signUp(browser, origin) : undefined;
  for (const courses of new Set(scenes.map((scene) => scene.courses))) {
    if (courses !== undefined) await serveCatalogue([...generateCourses({ courses, seed: 1 })]);
    const measured = scenes.filter((scene) => scene.courses === courses);
    for (let round = 1; round <= rounds; round += 1) {
      for (const scene of [emptyScene, ...measured]) {
        console.error(`round ${round}: ${scene.name}`);
        const session = scene.hasSession && storageState ? { storageState } : {};
        const context = await browser.newContext({ ...phone, ...session });
        for (const kind of ['cold', 'repeat'] as const) {
          const measuredVisit = await visit(context, origin, scene, slowdown);
          visits.push({ ...measuredVisit, name: scene.name, kind });
        }
        await context.close();
      }
    }
  }
}

await withProduct(async (browser, origin) => {
  try {
    await measureAll(browser, origin);
  } finally {
    rmSync(emptyPage, { force: true });
  }
  const figures = figuresOf(visits);
  const report = { figures, slowdown, rounds, machine: machine(browser) };
  writeReport('web', report, isQuick || only.length > 0);
});
