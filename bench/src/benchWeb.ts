/**
 * Measures how soon the pages stand there beside a page with one line of text, round by round:
 * `pnpm bench:web [--rounds 7] [--courses 4000,40000] [--only /login]` writes its report.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testBrowser } from '@aulario/dev-tools/browser';
import { generateCourses } from '@aulario/search-eval/synth';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { serveCatalogue, startHost } from './servedCatalogue.ts';
import { quantile } from './summary.ts';
import { type Readiness, type Visit, visit } from './web/visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    courses: { type: 'string', default: '' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);
const sizes = values.courses.split(',').filter(Boolean).map(Number);
const slowdown = 4;

interface Scene {
  name: string;
  path: string;
  ready: Readiness;
  hasSession?: boolean;
  /** Made-up courses; the samples when left out. */
  courses?: number;
}

const heading = { selector: 'h1', count: 1 };
const cards = { selector: 'main a[target=_blank]', count: 12 };

/** The first is what the others are compared with. */
const emptyScene: Scene = {
  name: 'an empty page',
  path: '/one-line',
  ready: { selector: 'p', count: 1 },
};
const dashboard: Scene = {
  name: 'dashboard',
  path: '/dashboard/home',
  ready: cards,
  hasSession: true,
};
const scenes: Scene[] = [
  { name: 'landing', path: '/', ready: heading },
  { name: 'login', path: '/login', ready: { selector: 'input', count: 2 } },
  { name: 'article', path: '/en/docs', ready: heading },
  { name: 'catalogue', path: '/courses', ready: cards },
  { name: 'category', path: '/courses/development', ready: cards },
  {
    name: 'course',
    path: '/course/edx:mi-propia-huerta-organica/mi-propia-huerta-organica',
    ready: heading,
  },
  dashboard,
  ...sizes.map((courses) => ({ ...dashboard, courses, name: `dashboard, ${courses} courses` })),
].filter(({ path }) => values.only.length === 0 || values.only.includes(path));

const root = join(import.meta.dirname, '../..');
const emptyPage = join(root, 'apps/web/dist-emulator/one-line.html');
const phone = { viewport: { width: 360, height: 640 }, locale: 'es-ES' };

/** A session as a browser keeps it, made by signing up. */
async function sessionOf(browser: Browser, origin: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Correo electrónico').fill(`bench-${Date.now()}@correo.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase bastante larga');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/home');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const host = await startHost();
const browser = await chromium.launch(await testBrowser());
const visits = new Map<string, { cold: Visit[]; repeat: Visit[] }>();

async function measure(scene: Scene, open: () => Promise<BrowserContext>) {
  const { cold, repeat } = visits.get(scene.name) ?? { cold: [], repeat: [] };
  visits.set(scene.name, { cold, repeat });
  const context = await open();
  const address = host.origin + scene.path;
  cold.push(await visit(context, address, scene.ready, slowdown));
  repeat.push(await visit(context, address, scene.ready, slowdown));
  await context.close();
}

try {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  const needsSession = scenes.some(({ hasSession }) => hasSession);
  const storageState = needsSession ? await sessionOf(browser, host.origin) : undefined;
  const openFor = (scene: Scene) => () =>
    browser.newContext({ ...phone, ...(scene.hasSession && storageState ? { storageState } : {}) });
  for (const courses of new Set(scenes.map((scene) => scene.courses))) {
    if (courses !== undefined) await serveCatalogue([...generateCourses({ courses, seed: 1 })]);
    const measured = scenes.filter((scene) => scene.courses === courses);
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of [emptyScene, ...measured]) await measure(scene, openFor(scene));
    }
  }
} finally {
  rmSync(emptyPage, { force: true });
  await browser.close();
  await host.stop();
}

const emptyVisits = visits.get(emptyScene.name);
const median = (all: readonly Visit[], of: (visit: Visit) => number) => quantile(all.map(of), 0.5);
const largestPaint = ({ largestPaintMs }: Visit) => largestPaintMs;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = [...visits].flatMap(([name, kinds]) =>
  (['cold', 'repeat'] as const).map((kind) => {
    const all = kinds[kind];
    const emptyMs = median(emptyVisits?.[kind] ?? [], largestPaint);
    const cells = [
      name,
      kind,
      Math.round(median(all, ({ firstPaintMs }) => firstPaintMs)),
      Math.round(median(all, largestPaint)),
      (median(all, largestPaint) / emptyMs).toFixed(2),
      Math.round(median(all, ({ readyMs }) => readyMs)),
      (median(all, ({ readyMs }) => readyMs) / emptyMs).toFixed(2),
      Math.round(median(all, ({ blockingMs }) => blockingMs)),
      Math.max(...all.map(({ shift }) => shift)).toFixed(3),
      kilobytes(median(all, ({ bytes }) => bytes)),
      kilobytes(median(all, ({ scriptBytes }) => scriptBytes)),
      median(all, ({ requests }) => requests),
    ];
    return `| ${cells.join(' | ')} |`;
  }),
);
const table = [
  '| | | FCP, ms | LCP, ms | × empty | ready, ms | × empty | TBT, ms | CLS | KB | scripts, KB | requests |',
  '|---|---|---|---|---|---|---|---|---|---|---|---|',
  ...rows,
].join('\n');
console.log(table);
if (values.only.length === 0) {
  writeFileSync(
    join(root, 'docs/benchmarks/web.md'),
    `# How soon the pages stand there

The production build on the hosting emulator (HTTP/1.1), a window of 360 x 640 px, a processor slowed
down ${slowdown} times, a network of 1.6 Mbit/s that answers after 560 ms. Medians of ${rounds} rounds in which every
page is opened once with nothing in any cache (cold) and once more (repeat); of CLS the most. *Ready*:
the heading, the form or twelve cards stand there. The dashboard has a session kept. KB are 1000 bytes
as they came over the network, in the visit and four seconds after it. What a key waits is measured by
[\`bench:keystroke\`](keystroke.md).

${table}

Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model.trim()}. Written by \`pnpm bench:web\`.
`,
  );
}
