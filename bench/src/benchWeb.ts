/**
 * Measures how fast the pages load beside a page with one line of text, round by round, and
 * writes its table and plot: `pnpm bench:web [--rounds 5] [--courses 4000,40000]`. With `--only /login`
 * or `--quick`, one round of the samples, it only prints.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateCourses } from '@aulario/search-eval/synth';
import type { Browser } from 'playwright';
import { serveCatalogue, withProduct } from './serveProduct.ts';
import { plot } from './web/plot.ts';
import { emptyScene, type Scene, scenesWith } from './web/scenes.ts';
import { visit } from './web/visit.ts';
import { barsOf, figuresOf, type Visits } from './web/webReport.ts';
import { machine, writeReport } from './writeReport.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    courses: { type: 'string', default: '4000,40000' },
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
  },
});
const { only, quick } = values;
const rounds = quick ? 1 : Number(values.rounds);
const sizes = quick ? [] : values.courses.split(',').filter(Boolean).map(Number);
const slowdown = 4;
const scenes = scenesWith(sizes).filter(({ path }) => only.length === 0 || only.includes(path));

const emptyPage = join(import.meta.dirname, '../../apps/web/dist-emulator/one-line.html');
const phone = { viewport: { width: 360, height: 640 }, locale: 'es-ES' };

/** Signs up and returns the browser's stored session. */
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

const empty: Visits = { cold: [], repeat: [] };
const visits = new Map<string, Visits>([[emptyScene.name, empty]]);

async function measureAll(browser: Browser, origin: string) {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  const storageState = await sessionOf(browser, origin);
  const measure = async (scene: Scene) => {
    const { cold, repeat } = visits.get(scene.name) ?? { cold: [], repeat: [] };
    visits.set(scene.name, { cold, repeat });
    const context = await browser.newContext({
      ...phone,
      ...(scene.hasSession && { storageState }),
    });
    cold.push(await visit(context, origin, scene, slowdown));
    repeat.push(await visit(context, origin, scene, slowdown));
    await context.close();
  };
  for (const courses of new Set(scenes.map((scene) => scene.courses))) {
    if (courses !== undefined) await serveCatalogue([...generateCourses({ courses, seed: 1 })]);
    const measured = scenes.filter((scene) => scene.courses === courses);
    for (let round = 0; round < rounds; round += 1) {
      for (const scene of [emptyScene, ...measured]) {
        await measure(scene);
        console.error(`round ${round + 1}: ${scene.name}`);
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
  const figures = figuresOf(visits, empty);
  console.log(figures);
  if (only.length > 0 || quick) return;
  writeReport('docs/benchmarks/web.svg', plot(barsOf(visits, empty)));
  writeReport(
    'docs/benchmarks/web.md',
    `# How fast the pages load

The production build on the hosting emulator (HTTP/1.1), a window of 360 x 640 px, a processor slowed
down ${slowdown} times, a network of 1.6 Mbit/s that answers after 560 ms. Medians of ${rounds} rounds in which every
page is opened once with nothing in any cache (cold) and once more (repeat); of CLS and INP the most.
*Ready*: the heading, the form or twelve cards are shown. The dashboard has a session kept. INP: the
longest that one of six keys in the page's field waited for its frame, after the page was ready (steps
of 8 ms, 16 at least); with more care in [\`bench:keystroke\`](keystroke.md). KB are 1000 bytes as they
came over the network, in the visit and three seconds after it.

![Times an empty page](web.svg)

${figures}

${machine(browser)}. Written by \`pnpm bench:web\`.
`,
  );
});
