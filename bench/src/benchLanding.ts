/**
 * Measures how soon the landing page is read, beside a page with one line of text and a screen that
 * the application draws: `pnpm bench:landing` writes docs/benchmarks/landing.md.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { testBrowser } from '@aulario/workbench/browser';
import { chromium } from 'playwright';
import { visitCold } from './landing/visitCold.ts';
import { startHost } from './servedCatalogue.ts';
import { quantile } from './summary.ts';

const rounds = 15;
const slowdown = 4;

/** The first is what the others are compared with. */
const pages = [
  { name: 'an empty page', path: '/one-line' },
  { name: 'the landing page', path: '/' },
  { name: 'the login, which the application draws', path: '/login' },
];

const root = join(import.meta.dirname, '../..');
const emptyPage = join(root, 'apps/web/dist-emulator/one-line.html');
const benchmarks = join(root, 'docs/benchmarks');

const host = await startHost();
const browser = await chromium.launch(await testBrowser());
const visits = pages.map(() => [] as Awaited<ReturnType<typeof visitCold>>[]);
try {
  writeFileSync(emptyPage, '<!doctype html><title>-</title><p>A line of text.</p>');
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { path }] of pages.entries()) {
      visits[place]?.push(await visitCold(browser, host.origin + path, slowdown));
    }
  }
} finally {
  rmSync(emptyPage, { force: true });
  await browser.close();
  await host.stop();
}

const measured = pages.map(({ name }, place) => {
  const all = visits[place] ?? [];
  const median = (of: (visit: (typeof all)[number]) => number) => quantile(all.map(of), 0.5);
  return {
    name,
    paint: median(({ largestPaint }) => largestPaint),
    shift: Math.max(...all.map(({ shift }) => shift)),
    blocking: median(({ blocking }) => blocking),
    scripts: median(({ scripts }) => scripts),
  };
});
const empty = measured[0]?.paint ?? Number.NaN;
const rows = measured.map(
  ({ name, paint, shift, blocking, scripts }) =>
    `| ${name} | ${Math.round(paint)} | ${(paint / empty).toFixed(2)} | ${shift.toFixed(3)} | ${Math.round(blocking)} | ${(scripts / 1000).toFixed(1)} |`,
);
console.log(rows.join('\n'));
mkdirSync(benchmarks, { recursive: true });
writeFileSync(
  join(benchmarks, 'landing.md'),
  `# How soon the landing page is read

The largest paint (LCP), what moved (CLS), and how long tasks held up the page (TBT) on the production
build, with nothing in any cache, on a window of 360 x 640 px, a processor slowed down ${slowdown} times and a
network of 1.6 Mbit/s that answers after 560 ms. Medians of ${rounds} rounds, in which each page is opened
once; of what moved the most. KB of scripts are 1000 bytes as the emulator sent them. Goal for the
landing page: 1.2 times the empty page, nothing moves, nothing is held up, and none of the
application's code before the visitor's first act.

| | largest paint, ms | times the empty page's | moved | held up, ms | scripts, KB |
|---|---|---|---|---|---|
${rows.join('\n')}

Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model.trim()}. Written by \`pnpm bench:landing\`.
`,
);
