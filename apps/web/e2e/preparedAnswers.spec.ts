import type { Page } from '@playwright/test';
import { application, hold } from './hold.ts';
import { layoutShift } from './layoutShift.ts';
import { expect, test } from './visitor.ts';

/** The cards of the page in either language. */
const shownCards = (page: Page) => page.locator('#results li:not(nav *)');

for (const { path, written, asked, width } of [
  { path: '/courses', written: 'Negociacion', asked: 'negociación', width: 390 },
  { path: '/en/courses', written: 'PYTHON', asked: 'python', width: 1280 },
]) {
  test(`the answer to ${written} is shown by the page, and the application takes it over in place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await hold(page, application);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(`${path}?q=${written}`);
    await expect(shownCards(page).first().locator('mark').first()).toHaveText(RegExp(asked, 'i'));
    await expect(page).toHaveTitle(RegExp(written));
    const field = page.getByRole('search').getByRole('combobox');
    await expect(field).toHaveValue(written);
    expect(files.filter((file) => file.startsWith('/catalogue/'))).toEqual([]);
    const first = await shownCards(page).first().elementHandle();
    const prepared = await shownCards(page).allTextContents();
    letGo();
    // No press and no key, after which nothing that moves would count.
    await page.mouse.move(2, 300);
    await page.mouse.move(2, 310);
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    const isKept = (now: Element, before: Node | null) => now === before;
    expect(await shownCards(page).first().evaluate(isKept, first)).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    await expect(field).toHaveValue(written);
    // With its page, the address has no prepared answer.
    await page.goto(`${path}?q=${written}&page=1`);
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    expect(await shownCards(page).allTextContents()).toEqual(prepared);
  });
}

test('what is typed before the prepared answer comes is kept, and one that does not come is searched', async ({
  page,
}) => {
  const answer = '**/assets/answers-*/*';
  const letGo = await hold(page, answer);
  await page.goto('/courses?q=python', { waitUntil: 'commit' });
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toHaveValue('python');
  await field.press('End');
  await page.keyboard.type(' y excel');
  letGo();
  await expect(shownCards(page).first().locator('mark').first()).toHaveText(/python/i);
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await expect(field).toHaveValue('python y excel');
  await expect(field).toBeFocused();
  await page.unroute(answer);
  await page.route(answer, (route) => route.abort());
  await page.goto('/courses?q=excel');
  await expect(shownCards(page).first().locator('mark').first()).toHaveText(/excel/i);
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
});

/** The number of courses, and the texts and the covers of the cards. */
const shown = async (page: Page) => ({
  count: await page.locator('main [role=status] > span').first().textContent(),
  texts: await shownCards(page).allTextContents(),
  covers: await shownCards(page)
    .locator('svg[preserveAspectRatio]')
    .evaluateAll((covers) =>
      covers.map((cover) =>
        [...cover.querySelectorAll('*')].map((shape) =>
          ['d', 'fill', 'fill-opacity', 'transform'].map((name) => shape.getAttribute(name)),
        ),
      ),
    ),
});

for (const { asked, courses, route } of [
  { asked: 'python para todos', courses: 12, route: null },
  { asked: 'contabilidad y finanzas', courses: 8, route: '/route?q=contabilidad+y+finanzas' },
]) {
  test(`the courses of «${asked}» are shown by the page, and the application shows them in their place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await hold(page, application);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(`/courses?${new URLSearchParams({ q: asked })}`);
    await expect(page.locator('html')).toHaveAttribute('data-outdated', 'answered');
    await expect(shownCards(page)).toHaveCount(courses);
    await expect(shownCards(page).first()).toBeVisible();
    const offer = page.locator('main a[href^="/route?"]');
    if (route === null) await expect(offer).toHaveCount(0);
    else await expect(offer).toHaveAttribute('href', route);
    expect(files.filter((file) => file.startsWith('/catalogue/'))).toEqual([]);
    // The others came with the answers to parts of it.
    const cards = files.filter((file) => file.startsWith('/assets/cards-'));
    expect(cards.length).toBeLessThan(courses / 2);
    await expect(page.locator('main [role=status] > span').first()).toBeVisible();
    const before = { ...(await shown(page)), offers: await offer.allTextContents() };
    letGo();
    // No press and no key, after which nothing that moves would count.
    await page.mouse.move(2, 300);
    await page.mouse.move(2, 310);
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    expect({ ...(await shown(page)), offers: await offer.allTextContents() }).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });
}

test('a search of which more is to be said is left to the application', async ({ page }) => {
  await page.goto('/courses?q=python+submarinismo');
  await expect(page.locator('main')).toContainText('submarinismo');
  await expect(page.locator('html')).toHaveAttribute('data-outdated', 'search');
  await expect(shownCards(page).first().locator('mark').first()).toHaveText(/python/i);
});
