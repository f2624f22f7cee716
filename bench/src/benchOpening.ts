/**
 * Measures whether opening the database of what a reader keeps delays a first paint: `pnpm
 * bench:opening` writes docs/benchmarks/opening.md; with `--quick` it measures one round and only prints.
 */
import type { Browser, BrowserContext } from 'playwright';
import { quantile, whole } from './figures.ts';
import { withProduct } from './serveProduct.ts';
import { signUp } from './signUp.ts';
import { isQuick, machine, table, writeReport } from './writeReport.ts';

const slowdown = 4;
const rounds = isQuick ? 1 : 11;

/** How much later the database opens; measured in turn. */
const delaysMs = [0, 500, 1000];

/** A course of the cart. */
const line = '[aria-label="Cursos del carrito"] > li';

interface Visit {
  readonly delayMs: number;
  readonly firstPaintMs: number;
  /** How long opening the database took, without the delay. */
  readonly openMs: number;
  /** When the cart's course was shown. */
  readonly readyMs: number;
}

/** Runs in the page before its own code does. */
function observe({ delayMs, line }: { delayMs: number; line: string }): void {
  const seen = { firstPaintMs: 0, openMs: 0, readyMs: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    if (document.querySelector(line) === null) requestAnimationFrame(look);
    else seen.readyMs = performance.now();
  };
  look();
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function delayed(name, version) {
    const request = open.call(this, name, version);
    if (name !== 'aulario') return request;
    const start = performance.now();
    let listener: EventListener | null = null;
    request.addEventListener('success', (event) => {
      seen.openMs ||= performance.now() - start;
      setTimeout(() => listener?.(event), delayMs);
    });
    Object.defineProperty(request, 'onsuccess', {
      set: (given: EventListener) => {
        listener = given;
      },
    });
    return request;
  };
}

async function visit(context: BrowserContext, origin: string, delayMs: number): Promise<Visit> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe, { delayMs, line });
  await page.goto(`${origin}/dashboard/cart`);
  type Seen = Omit<Visit, 'delayMs'>;
  const seen = await page.waitForFunction(() => {
    const { seen: all } = window as Window & { seen?: Seen };
    return all && all.readyMs > 0 && all.firstPaintMs > 0 ? all : null;
  });
  const measured = (await seen.jsonValue()) as Seen;
  await page.close();
  return { delayMs, ...measured };
}

/** The context of a reader with one course in the cart, whose code is in the browser's cache. */
async function openReader(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    locale: 'es-ES',
    storageState: await signUp(browser, origin),
  });
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard/home`);
  const add = page.getByRole('button', { name: /^Agregar/ }).first();
  await add.click();
  await page
    .getByRole('button', { name: /^Quitar del carrito/ })
    .first()
    .waitFor();
  await page.goto(`${origin}/dashboard/cart`);
  await page.locator(line).first().waitFor();
  await page.close();
  return context;
}

await withProduct(async (browser, origin) => {
  const context = await openReader(browser, origin);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const delayMs of delaysMs) visits.push(await visit(context, origin, delayMs));
  }
  const of = (delayMs: number, figure: 'firstPaintMs' | 'openMs' | 'readyMs') =>
    quantile(
      visits.filter((each) => each.delayMs === delayMs).map((each) => each[figure]),
      0.5,
    );
  const figures = table(delaysMs, [
    ['the database opens', (delayMs) => (delayMs === 0 ? 'as it does' : `${delayMs} ms later`)],
    ['opening, ms', (delayMs) => whole(of(delayMs, 'openMs'))],
    ['first paint, ms', (delayMs) => whole(of(delayMs, 'firstPaintMs'))],
    ['×', (delayMs) => (of(delayMs, 'firstPaintMs') / of(0, 'firstPaintMs')).toFixed(2)],
    ['the cart’s course, ms', (delayMs) => whole(of(delayMs, 'readyMs'))],
  ]);
  writeReport('opening', { figures, slowdown, rounds, machine: machine(browser) });
});
