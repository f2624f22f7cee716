import { aCourse } from '@aulario/course-data/testing';
import { authPort, firestorePort, webPort } from '@aulario/dev-tools/ports';
import { storedRecord } from '@aulario/local-data/testing';
import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import type { Page } from '@playwright/test';
import { hostileTexts } from '../src/testing/hostileTexts.ts';
import { idOf, setPhoto } from './servers/provider.ts';
import { keepSession, signIn } from './signedIn.ts';
import { changeCatalogue, pages, size } from './states/changedCatalogue.ts';
import { cards, cartLines, expect, logIn, lookAgain, signOut, test } from './visitor.ts';

const links = [...hostileAddresses, ...foreignAddresses];
const own = [webPort, authPort, firestorePort].map((port) => `localhost:${port}`);

const records = (changes: readonly object[], first: number) =>
  changes.map((change, index) => ({ ...aCourse({ id: `udemy:${first + index}` }), ...change }));

/** Looks at every page of the catalogue; returns how many cards there were. */
async function walkCatalogue(page: Page) {
  await page.goto('/dashboard/home?page=1');
  const current = page.getByRole('navigation', { name: 'Páginas' }).locator('[aria-current]');
  let count = 0;
  for (let at = 1; at <= pages; at += 1) {
    if (at > 1) await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(current).toHaveAccessibleName(`Página ${at}`);
    await expect(cards(page)).not.toHaveCount(0);
    await expectHarmless(page);
    count += await cards(page).count();
  }
  return count;
}

/** Puts these courses into the cart of the account, as an earlier visit would. */
async function store(page: Page, email: string, courses: readonly { id: string }[]) {
  const accountId = (await idOf(email)) ?? '';
  const stored = courses.map((course, addedAt) => {
    const text = JSON.stringify({ version: 1, course, addedAt, openedAt: null });
    return storedRecord(accountId, 'cart', course.id, text);
  });
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
}

/** Adds one real course, which must be shown beside the others. */
async function addOne(page: Page) {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await expect(page.getByRole('button', { name: /^Quitar del carrito/ })).toHaveCount(1);
}

/** Everything that a page asked for, but the hosts that it may ask. */
function watchRequests(page: Page) {
  const others: string[] = [];
  page.context().on('request', (request) => {
    if (!own.includes(new URL(request.url()).host)) others.push(request.url());
  });
  return others;
}

const hrefs = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('a')].map((link) => link.href));

const allowed =
  /^(?:http:\/\/localhost:\d+\/|https:\/\/www\.(?:udemy\.com|coursera\.org|edx\.org)\/)/;

async function expectHarmless(page: Page) {
  expect((await hrefs(page)).filter((href) => !allowed.test(href))).toEqual([]);
  const made =
    'body :is(script:not([type=module]), iframe, object, embed, base, [onerror], [onload])';
  // The address that the document was asked for at; the application may have gone on to another one.
  const address = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  const served = await (await page.request.get(address ?? page.url())).text();
  const foreign = await page.locator(made).evaluateAll(
    // The scripts of a prerendered page stand in its body, as the host sends it.
    (elements, page) =>
      elements
        .filter(
          (element) => element.parentElement !== document.body || !page.includes(element.outerHTML),
        )
        .map((element) => element.outerHTML),
    served,
  );
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => 'hostile' in window || 'hostile' in {})).toBe(false);
}

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test('a catalogue of hostile addresses makes nothing clickable and asks nobody', async ({
  page,
}) => {
  await keepSession(page);
  const others = watchRequests(page);
  const some = <T>(all: readonly T[], place: number) =>
    all[Math.floor((place * all.length) / size)];
  // Every third record stays sound; the unit tests take every address through every reader.
  const changes = [
    () => ({}),
    (place: number) => ({ url: some(links, place) }),
    (place: number) => ({ imageUrl: some(hostileAddresses, place) }),
  ];
  await changeCatalogue(page, (place) => changes[place % 3]?.(place) ?? {});
  expect(await walkCatalogue(page)).toBe(size / 3);
  expect(others).toEqual([]);
});

test('a stored cart of hostile addresses makes nothing clickable and asks nobody', async ({
  page,
}) => {
  const email = await signIn(page);
  await addOne(page);
  const others = watchRequests(page);
  const bad = [
    ...links.map((url) => ({ url })),
    ...hostileAddresses.map((imageUrl) => ({ imageUrl })),
  ];
  await store(page, email, records(bad, 1_000_000));
  await page.goto('/dashboard/cart');
  const lines = cartLines(page);
  await expect(lines).toHaveCount(1);
  await expect(page.getByText(`${bad.length} cursos guardados no se pueden leer`)).toBeVisible();
  await expectHarmless(page);
  await page.goto('/dashboard/cart/checkout');
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectHarmless(page);
  expect(others).toEqual([]);
});

test('a hostile photo of the account is not asked for', async ({ page }) => {
  test.slow();
  const email = await signIn(page, '/dashboard/profile');
  const others = watchRequests(page);
  const photos = page.locator('img[src^="http"]:not([src*="localhost"]), img[src^="data:"]');
  /** Ends when the page shows the name that came with the photo. */
  const take = async (photo: string, name: string) => {
    await setPhoto(email, photo, name);
    await lookAgain(page);
    await expect(page.getByText(`Hola, ${name}`, { exact: true })).toBeVisible();
  };
  // Most are the same to a parser; every seventh is one of each kind.
  for (const [index, photo] of hostileAddresses.entries()) {
    if (index % 7 !== 0) continue;
    await take(photo, `Foto ${index}`);
    await expect(photos, photo).toHaveCount(0);
  }
  expect(others).toEqual([]);
  // Twin: a sound one is asked for.
  await page.context().route('https://images.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await take('https://images.example/ada.svg', 'Ada');
  await expect(photos).not.toHaveCount(0);
  await expect.poll(() => others).toContain('https://images.example/ada.svg');
});

test('a hostile next leads to the own dashboard', async ({ page }) => {
  const email = await signIn(page);
  const others = watchRequests(page);
  for (const next of [
    'javascript:window.hostile=1',
    '//evil.example',
    'https://www.udemy.com@evil/',
  ]) {
    await signOut(page);
    await page.goto(`/login?${new URLSearchParams({ next })}`);
    await logIn(page, email);
    await expect(page).toHaveURL('/dashboard/home');
  }
  await expectHarmless(page);
  expect(others).toEqual([]);
});

/** Those that show something; a course whose title does not is none. */
const texts = hostileTexts.filter(
  (text) => /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text) && text.length <= 1000,
);

test('titles, headlines and names of any text are text, in cart and hand-off', async ({ page }) => {
  const email = await signIn(page);
  await addOne(page);
  expect(texts.length).toBeGreaterThanOrEqual(150);
  const courses = records(
    texts.map((text) => ({ title: text, headline: text, institution: text, instructors: [text] })),
    2_000_000,
  );
  await store(page, email, courses);
  await page.goto('/dashboard/cart');
  const lines = cartLines(page);
  await expect(lines).toHaveCount(texts.length + 1);
  await expectHarmless(page);
  await page.goto('/dashboard/cart/checkout');
  await expect(page.getByRole('checkbox')).toHaveCount(texts.length + 1);
  await expectHarmless(page);
});

test('titles, headlines and names of any text are text, in the catalogue', async ({ page }) => {
  await keepSession(page);
  const text = (index: number) => texts[index % texts.length];
  await changeCatalogue(page, (place) => ({
    title: text(place),
    headline: text(place + size),
    institution: text(place + 2 * size),
    instructors: [text(place + 3 * size)],
  }));
  expect(await walkCatalogue(page)).toBe(size);
});
