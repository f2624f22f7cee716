import type { Page } from '@playwright/test';
import { type ForeignServer, startForeignServer } from './servers/foreignServer.ts';
import { type InjectingServer, startInjectingServer } from './servers/injectingServer.ts';
import { keepSession } from './signedIn.ts';
import { type Injection, injections } from './states/injections.ts';
import { test as base, expect, forgive } from './visitor.ts';

interface Violation {
  directive: string;
  blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
  }
}

const watchViolations = () => {
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push({ directive: event.effectiveDirective, blocked: event.blockedURI });
  });
};

const test = base.extend<{ foreign: ForeignServer; server: InjectingServer }>({
  foreign: async ({ browserName: _ }, use) => {
    const foreign = await startForeignServer();
    await use(foreign);
    await foreign.close();
  },
  server: async ({ browserName: _ }, use) => {
    const server = await startInjectingServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
  page: async ({ page }, use) => {
    await page.addInitScript(watchViolations);
    await use(page);
  },
});

const publicRoutes = ['/', '/login', '/signup', '/forgot', '/legal', '/no-such-door'];
const guardedRoutes = ['/dashboard/home', '/dashboard/profile', '/dashboard/cart'];

const hasWorked = async (
  { asks, hasWorked: check }: Injection,
  page: Page,
  foreign: ForeignServer,
) =>
  (asks !== undefined && foreign.asked.includes(asks)) ||
  (check !== undefined && (await check(page, foreign.origin)));

async function expectBlocked(page: Page, route: string, foreign: ForeignServer) {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const injection of injections) {
    await injection.act?.(page);
    const readViolations = () => page.evaluate(() => window.violations);
    const { directive, name } = injection;
    const violation = { directive, blocked: injection.blocked(foreign.origin) };
    await expect.poll(readViolations, `${name} on ${route}`).toContainEqual(violation);
    expect(await hasWorked(injection, page, foreign), `${name} on ${route}`).toBe(false);
  }
  expect(foreign.asked).toEqual([]);
}

const everything = (foreign: ForeignServer) =>
  injections.map(({ markup }) => markup(foreign.origin)).join('');

for (const route of publicRoutes) {
  test(`what is injected into ${route} is blocked`, async ({ page, server, foreign, problems }) => {
    server.inject(everything(foreign), 'real');
    await expectBlocked(page, route, foreign);
    await forgive(page, problems);
  });
}

test('what is injected into the dashboard is blocked', async ({
  page,
  server,
  foreign,
  problems,
}) => {
  await keepSession(page);
  server.inject(everything(foreign), 'real');
  for (const route of guardedRoutes) await expectBlocked(page, route, foreign);
  await forgive(page, problems);
});

test('control: without the policy everything works', async ({ page, server, foreign }) => {
  await keepSession(page);
  server.inject(everything(foreign), 'none');
  await page.goto('/dashboard/cart');
  for (const injection of injections) {
    await injection.act?.(page);
    await expect.poll(() => hasWorked(injection, page, foreign), injection.name).toBe(true);
    if (injection.asks !== undefined)
      await expect.poll(() => foreign.asked).toContain(injection.asks);
  }
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});
