import type { Page } from '@playwright/test';
import { application, hold } from './hold.ts';
import { layoutShift } from './layoutShift.ts';
import { cards, expect, forgive, test } from './visitor.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const english = (page: Page) => page.getByRole('link', { name: 'EN English' });

/** The scripts that the page has asked for so far. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test('is readable before any application code, which the first interaction loads', async ({
  page,
}) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('All courses in ONE place');
  const own = await scriptsOf(page);
  expect(own).toEqual([expect.stringMatching(/^\/assets\/hydrateOnInteraction-/)]);
  const rendered = await title(page).elementHandle();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.mouse.move(200, 200);
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(4);
  await english(page).click();
  await expect(page.getByRole('heading', { name: 'The door is open.' })).toBeAttached();
  expect(await title(page).evaluate((now, before) => now === before, rendered)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en');
});

for (const [typed, own, language] of [
  ['/EN', '/en', 'en'],
  ['/En/courses?q=excel#top', '/en/courses?q=excel#top', 'en'],
  ['/es/courses/music', '/courses/music', 'es'],
] as const) {
  test(`${typed} is the page ${own}`, async ({ page }) => {
    await page.goto(typed);
    await expect(page).toHaveURL(own);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(
      page.locator('header').locator(`[aria-current][lang=${language}]`).first(),
    ).toBeVisible();
    await expect(title(page)).not.toHaveText('Oops!');
  });
}

test('a font that failed is loaded again, a fallback that the device lacks is not', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto('/');
  await expect.poll(() => fonts.length).toBe(2);
  const fail = (family: string) => {
    const fontfaces = [new FontFace(family, 'local("none")')];
    document.fonts.dispatchEvent(new FontFaceSetLoadEvent('loadingerror', { fontfaces }));
  };
  await page.evaluate(fail, 'Gabarito fallback');
  await page.evaluate(fail, 'Rosario');
  await expect.poll(() => fonts.length).toBeGreaterThan(2);
  expect(fonts).toHaveLength(4);
});

for (const id of ['mi-propia-huerta-organica', 'crear-musica-con-tecnologia']) {
  test(`on a phone nothing of the course ${id} moves when the fonts come`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const letGo = await hold(page, '**/*.woff2');
    await page.goto(`/course/edx:${id}/${id}`, { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    const paints = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paints)).toBe(1);
    letGo();
    await page.evaluate(async () => {
      await document.fonts.ready;
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
    });
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}

for (const { route, shown } of [
  {
    route: '/compare?c=edx:fundamentos-de-fotografia-documental&c=udemy:433798',
    shown: /^Primero/,
  },
  { route: '/courses?q=guitarra&level=advanced&platform=coursera', shown: /^Temas cercanos/ },
]) {
  test(`on a phone little moves when ${route} has its content`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });
}

for (const { route, shown } of [
  { route: '/course/nope/x', shown: 'Ese curso no está aquí' },
  { route: '/list#x', shown: /^Este enlace no lleva ninguna lista/ },
  { route: '/letter#x', shown: /^Este enlace no lleva ninguna votación/ },
  { route: '/compare', shown: /^Aquí no hay nada que comparar/ },
  { route: '/changed', shown: 'Lo que sigues' },
  { route: '/courses?q=guitarra', shown: 'Catálogo de cursos' },
]) {
  test(`nothing comes up into sight when ${route} turns out to be short`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
}

test('the first saved course moves nothing in the page', async ({ page }) => {
  await page.goto('/courses/music');
  await cards(page).first().hover();
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  const places = () =>
    Promise.all(
      [page.getByRole('button', { name: 'Buscar' }), cards(page).nth(6)].map((each) =>
        each.boundingBox(),
      ),
    );
  const before = await places();
  const save = cards(page)
    .first()
    .getByRole('button', { name: /^Guardar/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect(await places()).toEqual(before);
});

test('a form comes without being asked for when the page idles', async ({ page }) => {
  await page.goto('/signup');
  expect(await scriptsOf(page)).toEqual([
    expect.stringMatching(/^\/assets\/hydrateOnInteraction-/),
  ]);
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(4);
});

test('who has chosen English is led from the address alone to the English page', async ({
  page,
}) => {
  await page.goto('/');
  await english(page).click();
  await expect(page).toHaveURL('/en');
  await page.goto('about:blank');
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { name: 'The door is open.' })).toBeVisible();
  await page.getByRole('link', { name: 'ES Español' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'La puerta está abierta.' })).toBeVisible();
});

test('a code that a deploy took away is asked for at its new address', async ({
  page,
  problems,
}) => {
  let isGone = true;
  await page.route(application, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.goto('/login');
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  // Until then the page that is left takes what is pressed.
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await reload;
  // Before the reloaded page idles, and asks by itself.
  isGone = false;
  await reloaded;
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await forgive(page, problems);
});

test('a press that needs the network says so without one', async ({ page, context, problems }) => {
  await page.goto('/docs');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'EN English' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'No pudimos cargar Aulario.' });
  await expect(failure).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await forgive(page, problems);
});

test('a search whose code cannot be loaded says so, and offers to load again', async ({
  page,
  problems,
}) => {
  await page.route(application, (route) => route.abort());
  await page.goto('/courses?q=python&page=1');
  await expect(page.getByText('No pudimos cargar Aulario.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.unroute(application);
  await page.getByRole('link', { name: 'recarga la página' }).click();
  await expect(cards(page).first()).toContainText(/python/i);
  await forgive(page, problems);
});

test('what was prerendered for another address is never shown in place of a search', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const states: string[] = [];
    new MutationObserver(([{ target } = { target: document }]) => {
      const { visibility } = getComputedStyle(target as HTMLElement);
      states.push(
        `${visibility}, ${document.querySelectorAll('[data-prerendered]').length} prerendered`,
      );
    }).observe(document, { subtree: true, attributeFilter: ['data-application'] });
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('main')?.setAttribute('data-prerendered', ''),
    );
    Object.assign(window, { states });
  });
  await page.goto('/courses?q=python&page=1');
  await expect(cards(page).first().locator('mark').first()).toHaveText(/python/i);
  expect(await page.evaluate(() => (window as Window & { states?: string[] }).states)).toEqual([
    'visible, 0 prerendered',
  ]);
});

test('a search for nothing shows the catalogue without the application', async ({ page }) => {
  await hold(page, application);
  await page.goto('/courses?q=');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
});

test('a link that holds its content has a preview of its own', async ({ request }) => {
  for (const [path, title] of [
    ['/list', 'Una lista de cursos · Aulario'],
    ['/en/compare', 'Courses compared · Aulario'],
  ]) {
    const html = await (await request.get(path ?? '')).text();
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html).toContain('<meta name="robots" content="noindex" />');
  }
});

test('a host that answers with it at another address shows that screen', async ({ page }) => {
  await page.route('/login', async (route) =>
    route.fulfill({ response: await route.fetch({ url: '/' }) }),
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is read, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await english(page).click();
    await expect(page).toHaveURL('/en/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});
