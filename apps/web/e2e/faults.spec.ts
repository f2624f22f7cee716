import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  type FaultServer,
  type HostFault,
  hostFaults,
  faultTest as test,
} from './servers/faultServer.ts';
import { keepSession } from './signedIn.ts';
import { sweepsAll } from './sweep.ts';
import { cards, expect, forgive } from './visitor.ts';

const build = join(import.meta.dirname, '../dist-emulator');
const allFaults = Object.keys(hostFaults) as HostFault[];

/** Each kind of fault once; every one in the sweep (docs/testing.md). */
const faults: readonly HostFault[] = sweepsAll ? allFaults : ['404', 'garbage', 'silence'];

/** What the worker makes of an answer differs by whether it has the right status. */
const workerFaults: readonly HostFault[] = sweepsAll ? allFaults : ['404', 'garbage'];

/**
 * Every file that the walks fetch: code, styles, fonts, worker, catalogue. Covers are drawn, and pieces of
 * prepared answers, in folders of their own, are asked by public searches alone (preparedAnswers.spec.ts).
 */
const files = ['assets', 'catalogue'].flatMap((folder) =>
  readdirSync(join(build, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(build.length))
    .filter((path) => !/^\/assets\/.*\//.test(path)),
);
const partCount = files.filter((path) => /^\/catalogue\/.*\//.test(path)).length;
const chunk = files.find((path) => /\/profile\.route-.*\.js$/.test(path)) ?? '';

/** Lets the browser's own cache keep what a failing host answers for every file. */
async function poison(page: Page, server: FaultServer, fault: HostFault) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  await page.goto('/favicon.svg');
  server.strike(fault);
  const fetchAll = async ([paths, timeoutMs]: readonly [readonly string[], number]) => {
    const ask = async (path: string) => {
      const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) });
      await response.arrayBuffer();
    };
    await Promise.allSettled(paths.map(ask));
  };
  // What answers at all has to be kept, however long a busy machine takes.
  await page.evaluate(fetchAll, [files, fault === 'silence' ? 2_000 : 30_000] as const);
  server.strike(null);
}

/** What the browser's cache holds of a screen's code. */
const keptOf = (page: Page) =>
  page.evaluate(async (path) => {
    const request = { cache: 'only-if-cached', mode: 'same-origin' } as const;
    const kept = await fetch(path, request);
    if (kept.status === 504) return 'nothing';
    const text = await kept.text();
    return kept.ok && text.includes('export') && !text.startsWith('(') ? 'whole' : 'bad';
  }, chunk);

async function walk(page: Page) {
  await expect(cards(page)).not.toHaveCount(0);
  // The click that meets the bad chunk ends in a reload of the page that it was made on.
  await expect(async () => {
    await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
    const title = page.getByRole('heading', { level: 1, name: 'Perfil' });
    await expect(title).toBeVisible({ timeout: 2_000 });
  }).toPass();
  // Code that is loaded while the page idles may be bad too: that reload takes this one's place.
  await expect(() => page.goto('/dashboard/home?sort=rating&level=beginner')).toPass();
  await expect(cards(page)).not.toHaveCount(0);
  const fonts = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
  await expect.poll(fonts).toBeGreaterThan(1);
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((img) => img.complete && img.naturalWidth === 0).length,
    );
  await expect.poll(broken).toBe(0);
}

/** Asks the page; null while it reloads, as it may to get rid of a bad chunk. */
const askPage = <T>(page: Page, question: () => T | Promise<T>) =>
  page.evaluate(question).catch(() => null);

/** Waits until the worker holds every file of the build, and answers for the page. */
const expectKept = (page: Page) =>
  expect
    .poll(() => askPage(page, () => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');

/** As if no service worker had ever been here. The page must be none of this host. */
async function forgetWorker(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  const storageTypes = 'service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}

test('what a failing host leaves in the cache is gone as soon as the host is right', async ({
  page: first,
  context,
  server,
  problems,
}) => {
  test.setTimeout(180_000);
  await keepSession(first);
  for (const fault of faults) {
    await test.step(fault, async () => {
      const page = await context.newPage();
      await poison(page, server, fault);
      // No browser keeps a body that was cut off, or one that never came.
      const isKept = fault !== 'a body cut off' && fault !== 'silence';
      if (isKept) expect(await keptOf(page), fault).toBe('bad');
      await page.goto('/dashboard/home?q=excel');
      await expect(cards(page).first()).toContainText(/excel/i);
      await walk(page);
      await page.close();
    });
  }
  await forgive(first, problems);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing of a failing host is kept for want of a network', async ({
    page: first,
    context,
    server,
    problems,
  }) => {
    test.setTimeout(180_000);
    await keepSession(first);
    await first.goto('about:blank');
    for (const fault of workerFaults) {
      await test.step(fault, async () => {
        const page = await context.newPage();
        await forgetWorker(page, server.origin);
        await poison(page, server, fault);
        await page.goto('/dashboard/home?q=excel');
        await expect(cards(page).first()).toContainText(/excel/i);
        await expectKept(page);
        const parts = () =>
          askPage(page, async () => (await (await caches.open('parts')).keys()).length);
        await expect.poll(parts, { timeout: 30_000 }).toBe(partCount);
        // Not by the browser: it waits for good for the service worker that was forgotten.
        server.setReachable(false);
        await page.goto('/dashboard/home?q=guitarra');
        await expect(cards(page)).not.toHaveCount(0);
        server.setReachable(true);
        await page.close();
      });
    }
    await forgive(first, problems);
  });
});
