import type { Locator, Page } from '@playwright/test';
import { keepSession } from './signedIn.ts';
import { cards, expect, test } from './visitor.ts';

/** The spacing that a reader may choose, WCAG 2.2, 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Spaces the text of the page that is open; the content policy allows no style element. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, spacing);

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Expects room for the whole placeholder, which only an equal value makes measurable. */
async function expectWholePlaceholder(field: Locator, width: number) {
  const cut = await field.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return Number.NaN;
    input.value = input.placeholder;
    return input.scrollWidth - input.clientWidth;
  });
  expect(cut, `at ${width} px`).toBe(0);
}

for (const [route, label] of [
  ['/route', 'Qué quieres aprender'],
  ['/en/route', 'What you want to learn'],
] as const) {
  test(`${route} shows the whole example of a wish`, async ({ page }) => {
    await page.goto(route);
    for (const width of [320, 390]) {
      await resize(page, width);
      await expectWholePlaceholder(page.getByLabel(label), width);
    }
  });
}

for (const route of ['/', '/en', '/courses', '/en/courses']) {
  test(`${route} spaced shows what its search field asks for`, async ({ page }) => {
    await page.goto(route);
    await spaceText(page);
    for (const width of [320, 390, 640, 900, 1280]) {
      await resize(page, width);
      await expectWholePlaceholder(page.getByRole('search').locator('input'), width);
    }
  });
}

test('spaced links stand above sun and trees', async ({ page }) => {
  await page.goto('/');
  await spaceText(page);
  for (const width of [320, 390, 640, 900, 1000]) {
    await resize(page, width);
    const bottoms = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
    const tops = await page
      .locator('section [aria-hidden] > svg')
      .evaluateAll((discs) => discs.map((disc) => disc.getBoundingClientRect().top));
    expect(Math.max(...bottoms), `at ${width} px`).toBeLessThanOrEqual(Math.min(...tops));
  }
});

test('the dashboard keeps spaced text apart', async ({ page }) => {
  await keepSession(page);
  await resize(page, 320);
  await page.goto('/dashboard/home');
  await spaceText(page);
  await expectWholePlaceholder(page.getByRole('search').locator('input'), 320);
  const tabs = page.getByRole('navigation', { name: 'Principal' }).locator('a > span');
  // The application replaces the prerendered tabs meanwhile.
  const mostLines = () =>
    tabs.evaluateAll((labels) =>
      Math.max(
        ...labels
          .filter((label) => label.checkVisibility())
          .map((label) => label.getClientRects().length),
      ),
    );
  await expect.poll(mostLines).toBe(1);
  for (const width of [1000, 1280]) {
    await resize(page, width);
    await expect(cards(page).first()).toBeVisible();
    const overflowing = await cards(page)
      .locator('p > span')
      .evaluateAll((facts) => facts.filter((fact) => fact.scrollWidth > fact.clientWidth).length);
    expect(overflowing, `at ${width} px`).toBe(0);
  }
});

test('text of twice the size leaves every tab in the window, and room in the field of a wish', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/route');
  await page.getByRole('link', { name: 'Cuenta' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Cuenta' })).toBeInViewport({ ratio: 1 });
  const field = await page.getByRole('main').getByRole('textbox').first().boundingBox();
  expect(field?.width).toBeGreaterThan(200);
});

test('text of twice the size leaves the words of the weights whole', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/compare?c=edx:python-aprender-a-programar&c=udemy:5459964');
  const word = page.getByText('Importa', { exact: true }).first();
  await expect(word).toBeVisible();
  const lines = await word.evaluate(
    (each) => each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
});
