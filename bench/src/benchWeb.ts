/**
 * Measures how soon the pages stand there beside a page with one line of text, round by round:
 * `pnpm bench:web [--rounds 7] [--courses 4000,40000] [--only /login]` writes its report.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCourses } from '@aulario/search-eval/synth';
import type { Browser, BrowserContext } from 'playwright';
import { serveCatalogue, withProduct } from './servedCatalogue.ts';
import { quantile } from './summary.ts';
import { type Readiness, type Visit, visit } from './web/visit.ts';
import { machine, table, writeReport } from './writeReport.ts';

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

const emptyPage = join(import.meta.dirname, '../../apps/web/dist-emulator/one-line.html');
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

const visits = new Map<string, { cold: Visit[]; repeat: Visit[] }>();

async function measure(scene: Scene, context: BrowserContext, origin: string) {
  const { cold, repeat } = visits.get(scene.name) ?? { cold: [], repeat: [] };
  visits.set(scene.name, { cold, repeat });
  cold.push(await visit(context, origin + scene.path, scene.ready, slowdown));
  repeat.push(await visit(context, origin + scene.path, scene.ready, slowdown));
  await context.close();
}

async function measureAll(browser: Browser, origin: string) {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  const needsSession = scenes.some(({ hasSession }) => hasSession);
  const storageState = needsSession ? await sessionOf(browser, origin) : undefined;
  for (const courses of new Set(scenes.map((scene) => scene.courses))) {
    if (courses !== undefined) await serveCatalogue([...generateCourses({ courses, seed: 1 })]);
    const measured = scenes.filter((scene) => scene.courses === courses);
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of [emptyScene, ...measured]) {
        const kept = scene.hasSession && storageState ? { storageState } : {};
        await measure(scene, await browser.newContext({ ...phone, ...kept }), origin);
      }
    }
  }
}

const median = (all: readonly Visit[], of: (visit: Visit) => number) => quantile(all.map(of), 0.5);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function rowOf(name: string, kind: 'cold' | 'repeat', all: readonly Visit[]) {
  const medianOf = (key: keyof Visit) => median(all, (visit) => visit[key]);
  const emptyMs = median(
    visits.get(emptyScene.name)?.[kind] ?? [],
    (visit) => visit.largestPaintMs,
  );
  return [
    name,
    kind,
    Math.round(medianOf('firstPaintMs')),
    Math.round(medianOf('largestPaintMs')),
    (medianOf('largestPaintMs') / emptyMs).toFixed(2),
    Math.round(medianOf('readyMs')),
    (medianOf('readyMs') / emptyMs).toFixed(2),
    Math.round(medianOf('blockingMs')),
    Math.max(...all.map(({ shift }) => shift)).toFixed(3),
    kilobytes(medianOf('bytes')),
    kilobytes(medianOf('scriptBytes')),
    medianOf('requests'),
  ];
}

const head = [
  ...['', '', 'FCP, ms', 'LCP, ms', '× empty', 'ready, ms', '× empty', 'TBT, ms', 'CLS', 'KB'],
  ...['scripts, KB', 'requests'],
];

await withProduct(async (browser, origin) => {
  try {
    await measureAll(browser, origin);
  } finally {
    rmSync(emptyPage, { force: true });
  }
  const measured = [...visits].flatMap(([name, { cold, repeat }]) => [
    rowOf(name, 'cold', cold),
    rowOf(name, 'repeat', repeat),
  ]);
  const figures = table(head, measured);
  console.log(figures);
  if (values.only.length > 0) return;
  writeReport(
    'docs/benchmarks/web.md',
    `# How soon the pages stand there

The production build on the hosting emulator (HTTP/1.1), a window of 360 x 640 px, a processor slowed
down ${slowdown} times, a network of 1.6 Mbit/s that answers after 560 ms. Medians of ${rounds} rounds in which every
page is opened once with nothing in any cache (cold) and once more (repeat); of CLS the most. *Ready*:
the heading, the form or twelve cards stand there. The dashboard has a session kept. KB are 1000 bytes
as they came over the network, in the visit and four seconds after it. What a key waits is measured by
[\`bench:keystroke\`](keystroke.md).

${figures}

${machine(browser)}. Written by \`pnpm bench:web\`.
`,
  );
});
