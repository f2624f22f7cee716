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
import { kilobytes, median } from './figures.ts';
import { serveCatalogue, withProduct } from './serveProduct.ts';
import { fillAccount, fillLogin } from './sync/fillAccount.ts';
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

const medianOf = (page: Page, figure: keyof Visit) => median(page.map((visit) => visit[figure]));
const maxOf = (page: Page, figure: keyof Visit) => Math.max(...page.map((visit) => visit[figure]));
const timeOf = (figure: keyof Visit) => (page: Page) => Math.round(medianOf(page, figure));
const sizeOf = (figure: keyof Visit) => (page: Page) => kilobytes(medianOf(page, figure));

/** The table of a run. The first page, which is empty, is what the others are compared with. */
function figuresOf(visits: readonly PageVisit[]): string {
  const pages = [...Map.groupBy(visits, ({ name, kind }) => `${name}, ${kind}`).values()];
  const timesEmpty = (figure: keyof Visit) => (page: Page) => {
    const empty = pages.find(([first]) => first?.kind === page[0]?.kind) ?? page;
    return (medianOf(page, figure) / medianOf(empty, 'largestPaintMs')).toFixed(2);
  };
  const columns: readonly Column<Page>[] = [
    ['', ([first]) => first?.name ?? ''],
    ['', ([first]) => first?.kind ?? ''],
    ['FCP, ms', timeOf('firstPaintMs')],
    ['LCP, ms', timeOf('largestPaintMs')],
    ['× empty', timesEmpty('largestPaintMs')],
    ['ready, ms', timeOf('readyMs')],
    ['× empty', timesEmpty('readyMs')],
    ['TBT, ms', timeOf('blockingMs')],
    ['CLS', (page) => maxOf(page, 'shift').toFixed(3)],
    ['INP, ms', (page) => Math.round(maxOf(page, 'keyMs')) || ''],
    ['KB', sizeOf('bytes')],
    ['scripts, KB', sizeOf('scriptBytes')],
    ['requests', (page) => medianOf(page, 'requests')],
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

/** A new account's session, as a browser stores it. */
async function openSession(browser: Browser, origin: string) {
  const page = await browser.newPage(phone);
  await fillLogin(page, origin, await fillAccount(0));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/home');
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.close();
  return storageState;
}

async function measureAll(browser: Browser, origin: string) {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  const isSignedIn = scenes.some((scene) => scene.hasSession);
  const storageState = isSignedIn ? await openSession(browser, origin) : undefined;
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
