import { heldTexts } from '@aulario/dev-tools/heldTexts';
import { allScreens } from '@aulario/frame/navigation/paths.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { sharedPageTest } from './sharedPage.ts';
import { keepSession, signedInTest } from './signedIn.ts';
import { cards, expect, test } from './visitor.ts';

const visited = [
  '/',
  '/login',
  '/signup',
  '/forgot',
  '/account/action?mode=resetPassword&oobCode=made-up',
  '/blog',
  '/blog/reading-a-price',
  '/contact',
  '/docs',
  '/about',
  '/legal',
  '/product',
  '/courses?q=python',
  '/courses/music',
  '/en/courses/development/python',
  '/categories',
  '/cart',
  '/changed',
  '/lists',
  '/compare?c=edx:python-aprender-a-programar&c=udemy:5459964',
  '/list#cut-off',
  '/letter#cut-off',
  '/add?title=Taller&url=https://talleres.example/a',
  '/no-such-door',
];
const visitedByUsers = [
  '/dashboard/home',
  '/dashboard/home?q=zzzzqqqq',
  '/dashboard/home?q=pyton',
  '/dashboard/home?q=python&category=Music&level=advanced',
  '/dashboard/home?language=es&level=unknown&sort=price-up',
  '/dashboard/home?like=udemy:5459964',
  '/dashboard/categories',
  '/dashboard/categories/music',
  '/dashboard/profile',
  '/dashboard/cart',
  '/dashboard/cart/checkout',
  '/dashboard/lists',
  '/dashboard/compare?c=edx:python-aprender-a-programar&c=udemy:5459964',
  '/dashboard/mine',
  '/dashboard/plan',
  '/dashboard/add',
  '/dashboard/changed',
  '/dashboard/no-such-door',
];

/** Those addresses, and the others of the table; Google's window shows nothing of its own. */
const withTable = (listed: readonly string[], place: 'public' | 'dashboard') => [
  ...listed,
  ...allScreens
    .flatMap(([name, screen]) => (name === 'googleReturn' ? [] : screen[place]))
    .filter((path) => !path.includes(':'))
    .filter((path) => !listed.some((one) => one.replace(/[?#].*/, '') === path)),
];
const open = withTable(visited, 'public');
const guarded = withTable(visitedByUsers, 'dashboard');

/** What the addresses that this worker has visited are called. */
const titles = new Map<string, string>();

/** Opens an address, and notes its title. */
async function visit(page: Page, route: string) {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Aulario/);
  titles.set(route, await page.title());
}

/** Waits until nothing moves, seen or unseen: an animation costs frames while the page is open. */
async function untilStill(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const countAnimations = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(countAnimations).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * What holds on every screen: it is accessible, has one h1 and a title of its own, and comes to rest.
 * The picture of the landing page moves slowly on.
 */
async function inspect(page: Page, route: string) {
  await visit(page, route);
  expect(await page.locator('body').evaluate(heldTexts)).toEqual([]);
  if (route !== '/') await untilStill(page);
  await expectAccessible(page, route);
}

const visitorTest = sharedPageTest(async () => undefined);
const readerTest = sharedPageTest(keepSession);

visitorTest.describe(() => {
  // By one worker, so that the last test knows the titles.
  visitorTest.describe.configure({ mode: 'default' });

  for (const route of open) {
    visitorTest(`${route} is accessible`, async ({ page }) => {
      await inspect(page, route);
    });
  }

  visitorTest('titles differ from route to route', async ({ page }) => {
    // Another worker has visited them where a test before has failed.
    for (const route of open) if (!titles.has(route)) await visit(page, route);
    expect(new Set(open.map((route) => titles.get(route))).size).toBe(open.length);
  });
});

for (const route of guarded) {
  readerTest(`${route} is accessible`, async ({ page }) => {
    await inspect(page, route);
  });
}

signedInTest('a cart with a course is accessible', async ({ page }) => {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await inspect(page, '/dashboard/cart');
  await inspect(page, '/dashboard/cart/checkout');
});

signedInTest(
  'the title of a course in progress keeps its room beside the actions',
  async ({ page }) => {
    await cards(page)
      .first()
      .getByRole('button', { name: /^Agregar/ })
      .click();
    await page.goto('/dashboard/cart/checkout');
    await page.getByRole('checkbox').first().check();
    await page.goto('/dashboard/mine');
    await page.getByLabel(/^Cómo va/).selectOption('in-progress');
    await expect(page.getByRole('heading', { level: 2, name: 'En marcha' })).toBeVisible();
    for (const width of [720, 768, 959, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const title = await page.getByRole('heading', { level: 3 }).first().boundingBox();
      expect(title?.width, `at ${width} px`).toBeGreaterThan(180);
    }
  },
);

test('English is a whole second language, remembered and set on the page', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByLabel('Correo electrónico').fill('a@b.test');
  await page.getByRole('link', { name: 'EN English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(/email/i)).toHaveValue('a@b.test');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

signedInTest('a theme chosen in the account menu holds on every page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  const canvas = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await canvas();
  await page.getByRole('button', { name: 'Tu cuenta' }).click();
  await page.getByLabel('Tema').selectOption('Oscuro');
  await expect.poll(canvas).not.toBe(light);
  const dark = await canvas();
  // The pages themselves apply it, before any code that is loaded.
  await page.route('**/*.js', (route) => route.abort());
  for (const route of ['/', '/courses', '/dashboard/home']) {
    await page.goto(route);
    expect(await canvas(), route).toBe(dark);
    await expect(page.locator('meta[name=theme-color][media=all]'), route).toHaveCount(1);
  }
});

visitorTest('the hero is 720 px high at every width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 640, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const wall = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    // The strip of courses stands within where it is one row, else below.
    const height = await wall.evaluate(({ parentElement: scene }, isWithin) => {
      const hero = isWithin ? scene?.parentElement : scene;
      return hero?.offsetHeight;
    }, width >= 1280);
    expect(height, `at ${width} px`).toBe(720);
  }
});

/** The left and right edges of the words and controls in the header, of the content, and in the footer. */
const edges = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
      fold.open = true;
    }
    const outermost = (selector: string) => {
      const boxes = [...document.querySelectorAll(selector)]
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 1);
      return [
        Math.round(Math.min(...boxes.map(({ left }) => left))),
        Math.round(Math.max(...boxes.map(({ right }) => right))),
      ];
    };
    const main = document.querySelector('main');
    if (main === null) return null;
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const { left, right } = main.getBoundingClientRect();
    return {
      header: outermost('header :is(a, input, select, button span)'),
      content: [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)],
      footer: outermost('footer :is(a, p)'),
    };
  });

const wideWindow = { width: 1920, height: 1000 };

for (const route of [
  '/courses',
  '/courses/music',
  '/course/udemy:5459964',
  '/cart',
  '/lists',
  '/docs',
]) {
  visitorTest(`${route} has one edge on each side of a wide window`, async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const found = await edges(page);
    expect(found?.header).toEqual(found?.content);
    expect(found?.footer).toEqual(found?.content);
  });
}

visitorTest(
  'pages to read and the landing page have the edges of the catalogue in a wide window',
  async ({ page }) => {
    await page.setViewportSize(wideWindow);
    await page.goto('/courses');
    const courses = await edges(page);
    for (const route of ['/docs', '/']) {
      await page.goto(route);
      const { header, footer } = (await edges(page)) ?? {};
      expect([header, footer], route).toEqual([courses?.header, courses?.footer]);
    }
    const plan = await page.getByRole('main').getByRole('list').last().boundingBox();
    expect([plan?.x, (plan?.x ?? 0) + (plan?.width ?? 0)]).toEqual(courses?.content);
  },
);

readerTest('the dashboard has one right edge in a wide window', async ({ page }) => {
  for (const route of ['/dashboard/home', '/dashboard/profile', '/dashboard/plan']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [wideWindow.width, 2560]) {
      await page.setViewportSize({ ...wideWindow, width });
      await expect(async () => {
        const found = await edges(page);
        expect(found?.header[1], `${route} at ${width} px`).toBe(found?.content[1]);
      }).toPass();
    }
  }
});

test('following a link moves focus into the new screen', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL('/signup');
  const isInside = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);
  await expect.poll(isInside).toBe(true);
});
