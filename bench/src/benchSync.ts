/**
 * Measures how an account comes to a new device, on the built product: `pnpm bench:sync` writes
 * docs/benchmarks/sync.md; with `--quick` it measures once and only prints.
 */
import type { Browser } from 'playwright';
import { median, whole } from './figures.ts';
import { type Entry, noted, observe } from './observePage.ts';
import { withProduct } from './serveProduct.ts';
import { fillAccount, fillLogin } from './sync/fillAccount.ts';
import { untilTaken } from './sync/untilTaken.ts';
import { isQuick, machine, table, writeReport } from './writeReport.ts';

/** In turn, so that what the machine does besides meets both. */
const sizes = [0, 10_000];
const rounds = isQuick ? 1 : 5;

/** How long a page is watched after its sync, in ms: drawing what came follows it. */
const afterMs = 1500;

interface Visit {
  readonly records: number;
  /** From the press that signs in until everything is stored on the device. */
  readonly syncMs: number;
  readonly longestTaskMs: number;
  readonly tasksOver50: number;
  /** When the page is opened again on the same device. */
  readonly longestTaskAgainMs: number;
}

const longestMs = (tasks: readonly Entry[]) =>
  Math.max(0, ...tasks.map(({ duration }) => duration));

async function visit(browser: Browser, origin: string, records: number): Promise<Visit> {
  const account = await fillAccount(records);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await observe(page);
  await fillLogin(page, origin, account);
  const startMs = await page.evaluate(() => performance.now());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/home');
  await untilTaken(page, account.id, records);
  const endMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(afterMs);
  const tasks = (await noted(page, 'longtask')).filter(
    (task) => task.startTime + task.duration >= startMs,
  );
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(afterMs);
  const again = await noted(page, 'longtask');
  await context.close();
  return {
    records,
    syncMs: endMs - startMs,
    longestTaskMs: longestMs(tasks),
    tasksOver50: tasks.length,
    longestTaskAgainMs: longestMs(again),
  };
}

await withProduct(async (browser, origin) => {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const records of sizes) visits.push(await visit(browser, origin, records));
  }
  const rows = [...Map.groupBy(visits, ({ records }) => records).entries()];
  const medianOf =
    (figure: keyof Visit) =>
    ([, some]: (typeof rows)[number]) =>
      whole(median(some.map((each) => each[figure])));
  const figures = table(rows, [
    ['records', ([records]) => whole(records)],
    ['visits', ([, some]) => some.length],
    ['until stored, ms', medianOf('syncMs')],
    ['longest task, ms', medianOf('longestTaskMs')],
    ['worst of all visits, ms', ([, some]) => whole(Math.max(...some.map((v) => v.longestTaskMs)))],
    ['tasks over 50 ms', medianOf('tasksOver50')],
    ['opened again: longest task, ms', medianOf('longestTaskAgainMs')],
  ]);
  writeReport('sync', { figures, machine: machine(browser) });
});
