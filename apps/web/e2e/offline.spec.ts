import type { Page } from '@playwright/test';
import { deployTest } from './servers/deployServer.ts';
import { startProductProxy } from './servers/productProxy.ts';
import { signIn } from './signedIn.ts';
import { hasWholeCopy } from './states/wholeCopy.ts';
import { sweepsAll } from './sweep.ts';
import { cards, expect, search, signOut, test } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker fetches whole builds, which takes a busy machine most of a minute. */
const keptTimeoutMs = 60_000;

test.describe.configure({ timeout: 180_000 });

/** Waits until the worker has every file and the manifest, and answers for the page. */
async function untilKept(page: Page) {
  const isKept = async () =>
    navigator.serviceWorker.controller?.state === 'activated' &&
    (await caches.match('/catalogue/manifest.json')) !== undefined;
  await expect.poll(() => page.evaluate(isKept), { timeout: keptTimeoutMs }).toBe(true);
}

async function begin(page: Page) {
  await signIn(page);
  await untilKept(page);
}

const openScreen = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click();

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** What the worker keeps and notes of the courses that were looked at. */
const lookedAt = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      if (name.startsWith('workbox-precache')) continue;
      kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    }
    // To open it before the worker has would make an empty one.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('workbox-expiration')) return { kept: kept.length, notes: 0 };
    const opened = indexedDB.open('workbox-expiration');
    const notes = await new Promise<number>((resolve, reject) => {
      opened.onerror = () => reject(opened.error);
      opened.onsuccess = () => {
        const count = opened.result
          .transaction('cache-entries')
          .objectStore('cache-entries')
          .count();
        count.onsuccess = () => resolve(count.result);
      };
    });
    opened.result.close();
    return { kept: kept.length, notes };
  });

/** Damages what the worker keeps of the build. */
const damage = (page: Page, pattern: string, part: number) =>
  page.evaluate(
    async ([source, share]) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
      for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
        for (const request of await cache.keys()) {
          if (!new RegExp(source).test(request.url)) continue;
          const { headers, body } = (await cache.match(request)) ?? new Response();
          const text = await new Response(body).text();
          const cut = text.slice(0, Math.floor(text.length * share));
          await cache.put(request, new Response(cut, { headers }));
        }
      }
    },
    [pattern, part] as const,
  );

const damages = [
  ['an entry script that is empty', '/assets/index-.*\\.js$', 0],
  ['styles and scripts that are cut off', '/assets/', 0.9],
  ['scripts that are cut off', '/assets/.*\\.js$', 0.5],
  ['scripts that are empty', '/assets/.*\\.js$', 0],
] as const;

const keptParts = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('parts')).keys()).length);

/** Waits until the worker has every part of the catalogue. */
const untilWhole = (page: Page) =>
  expect.poll(() => page.evaluate(hasWholeCopy), { timeout: keptTimeoutMs }).toBe(true);

const silentTest = test.extend<{ network: { isSilent: boolean; origin: string } }>({
  network: async ({ browserName: _ }, use) => {
    const network = { isSilent: false, origin: '' };
    const server = await startProductProxy((path, ask) =>
      network.isSilent ? new Promise(() => undefined) : ask(path),
    );
    await use(Object.assign(network, { origin: server.origin }));
    await server.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
});

silentTest(
  'what the worker keeps is mended, does without a network, and is forgotten at the sign-out',
  async ({ page, context, network }) => {
    await begin(page);
    for (const [name, pattern, part] of sweepsAll ? damages : damages.slice(0, 2)) {
      await test.step(`${name} is replaced from the network`, async () => {
        await damage(page, pattern, part);
        await page.reload();
        await expect(cards(page)).not.toHaveCount(0);
        await openScreen(page, 'Perfil');
        await expectHeading(page, 'Perfil');
        await context.setOffline(true);
        await page.goto('/dashboard/home');
        await expect(cards(page)).not.toHaveCount(0);
        await context.setOffline(false);
      });
    }
    await untilWhole(page);
    await test.step('a network that does not answer is not waited for', async () => {
      await search(page, 'excel');
      network.isSilent = true;
      await page.reload();
      // Twice four seconds: the page, then the catalogue's manifest.
      await expect(cards(page)).not.toHaveCount(0, { timeout: 20_000 });
      network.isSilent = false;
    });
    await test.step('a new search works without a network, which a line says', async () => {
      await context.setOffline(true);
      const line = page.getByText('Sin conexión: ves lo que este navegador guarda.');
      await expect(line).toBeVisible();
      await search(page, 'guitarra');
      await expect(cards(page)).not.toHaveCount(0);
      await context.setOffline(false);
      await expect(line).toHaveCount(0);
    });
    await test.step('signing out forgets what was looked at', async () => {
      await search(page, 'excel');
      await expect.poll(async () => (await lookedAt(page)).notes).toBeGreaterThan(0);
      await expect.poll(async () => (await lookedAt(page)).kept).toBeGreaterThan(0);
      await context.setOffline(true);
      await signOut(page);
      await expect.poll(() => lookedAt(page)).toEqual({ kept: 0, notes: 0 });
    });
  },
);

test('nothing is fetched in advance while a visitor acts, who then searches without a network', async ({
  page,
  context,
}) => {
  await page.goto('/courses');
  let isActing = true;
  const acting = (async () => {
    while (isActing) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(300);
    }
  })();
  await untilKept(page);
  const kept = await keptParts(page);
  await page.waitForTimeout(4000);
  expect(await keptParts(page)).toBe(kept);
  isActing = false;
  await acting;
  await untilWhole(page);
  await context.setOffline(true);
  await page.reload();
  await search(page, 'guitarra');
  await expect(cards(page)).not.toHaveCount(0);
});

test('a visit of the public pages keeps nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expectHeading(page, 'Iniciar sesión');
  const count = async () => (await navigator.serviceWorker.getRegistrations()).length;
  expect(await page.evaluate(count)).toBe(0);
});

deployTest(
  'a tab that was open during a deploy goes on with its own build; a new version is offered, and comes when it is asked for',
  async ({ page, server }) => {
    await begin(page);
    const before = server.countDocuments();
    server.deploy();
    await openScreen(page, 'Perfil');
    await expectHeading(page, 'Perfil');
    expect(server.countDocuments()).toBe(before);
    // The next page is new.
    await page.reload();
    await expectHeading(page, 'Perfil');
    expect(server.countDocuments()).toBe(before + 1);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The new worker first fetches every file of its build.
    await expect(page.getByText('Hay una versión nueva.')).toBeVisible({ timeout: keptTimeoutMs });
    const offered = server.countDocuments();
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect.poll(() => server.countDocuments()).toBe(offered + 1);
    await expectHeading(page, 'Perfil');
    await expect(page.getByText('Hay una versión nueva.')).toHaveCount(0);
  },
);
