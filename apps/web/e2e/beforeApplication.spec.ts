import type { Page } from '@playwright/test';
import { application, hold } from './hold.ts';
import { cards, cartLines, expect, expectFound, test } from './visitor.ts';

test('what is pressed before the application has loaded is done when it has', async ({ page }) => {
  const letGo = await hold(page, application);
  await page.goto('/login');
  const field = page.getByLabel('Contraseña', { exact: true });
  await field.fill('una frase larga');
  const show = page.getByRole('button', { name: 'Mostrar la contraseña' });
  await show.click();
  await expect(field).toHaveAttribute('type', 'password');
  // It shows that it was pressed.
  await expect(show).toHaveCSS('opacity', '0.6');
  letGo();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('una frase larga');
});

test('several courses that are added before the application has loaded are all in the cart', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses/music');
  const addButtons = page.getByRole('button', { name: /^Agregar/ });
  for (const index of [0, 1, 2]) await addButtons.nth(index).click();
  letGo();
  await expect(page.getByRole('button', { name: /^Quitar del carrito/ })).toHaveCount(3);
});

test('who comes back sees what is in the cart without touching the page', async ({ page }) => {
  await page.goto('/courses/music');
  await page
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  const remove = page.getByRole('button', { name: /^Quitar del carrito/ });
  await expect(remove).toHaveCount(1);
  await page.reload();
  await expect(remove).toHaveCount(1);
});

test('a course that is added again before the application has loaded stays in the cart', async ({
  page,
}) => {
  await page.goto('/courses/music');
  const add = page.getByRole('button', { name: /^Agregar al carrito/ });
  const remove = page.getByRole('button', { name: /^Quitar del carrito/ });
  await add.first().click();
  await expect(remove).toHaveCount(1);
  const letGo = await hold(page, application);
  await page.reload();
  for (const index of [0, 1]) await add.nth(index).click();
  letGo();
  await expect(remove).toHaveCount(2);
});

for (const [way, address, leave] of [
  [
    'a link',
    '/cart',
    (page: Page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Carrito/ })
        .click(),
  ],
  [
    'a search',
    /q=excel/,
    async (page: Page) => {
      await page.getByRole('search').getByRole('combobox').fill('excel');
      await page.keyboard.press('Enter');
    },
  ],
] as const) {
  test(`what is added before the application has loaded is in the cart when ${way} leaves the page at once`, async ({
    page,
  }) => {
    const letGo = await hold(page, application);
    await page.goto('/courses/music');
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await leave(page);
    letGo();
    await expect(page).toHaveURL(address);
    await page.goto('/cart');
    await expect(cartLines(page)).toHaveCount(1);
  });
}

test('a filter that is pressed before the application has loaded opens when it has', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses');
  await page.getByRole('button', { name: /^Nivel/ }).click();
  letGo();
  await expect(page.getByRole('checkbox', { name: /^Principiante/ })).toBeVisible();
});

test('the details of a card that are pressed before the application open over the grid', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses/music');
  const details = page.getByRole('link', { name: /^Detalles: / });
  await details.nth(1).click();
  await details.nth(0).click();
  // Not for the page: Playwright does not always report a tab in the background.
  const opened = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
  await details.nth(0).click({ modifiers: ['ControlOrMeta'], noWaitAfter: true });
  await opened;
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/courses\/music\?course=/);
  await page.goBack();
  await expect(page).toHaveURL('/courses/music');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the details of a card open over the grid although an extension changed the page while it was read', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector('#root input');
      if (field === null) return;
      observer.disconnect();
      field.before(document.createElement('x-extension'));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const letGo = await hold(page, application);
  await page.goto('/courses/music');
  await page
    .getByRole('link', { name: /^Detalles: / })
    .first()
    .click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
  // React reports that it had to render the page again.
  expect(problems.splice(0).join()).toContain('418');
});

test('the details of a card lead to the page of the course when the application does not load', async ({
  page,
}) => {
  await hold(page, application);
  await page.goto('/courses/music');
  await page
    .getByRole('link', { name: /^Detalles: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\//);
});

test('the filters of a wide window are there before the application, which does what is ticked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  const letGo = await hold(page, application);
  await page.goto('/courses');
  const filters = page.getByRole('group', { name: 'Filtros' });
  const tick = filters.getByRole('checkbox', { name: /^Principiante/ });
  await expect(tick).toHaveAccessibleName('Principiante 58 cursos');
  const rendered = await filters.textContent();
  const column = await filters.boundingBox();
  await filters.getByText('Principiante').click();
  letGo();
  await expect(page).toHaveURL(/level=beginner/);
  await expect(tick).toBeChecked();
  await expectFound(page, 58);
  await filters.getByText('Principiante').click();
  await expectFound(page, 120);
  await expect(filters).toHaveText(rendered ?? '');
  expect(await filters.boundingBox()).toEqual(column);
});

test('a narrow window drops the filters of the prerendered page and asks for no counts', async ({
  page,
}) => {
  await page.goto('/courses');
  await expect(page.getByRole('group', { name: 'Filtros' })).toHaveCount(1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(200, 200);
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/catalogue/'))).toEqual([
    '/catalogue/manifest.json',
  ]);
});

test('the key that leads to the search does so before the application has loaded', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses/music');
  const field = page.getByRole('search').getByRole('combobox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('guitarra');
  letGo();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=guitarra/);
});

test('no letter typed while the application loads is lost where searches are remembered', async ({
  page,
}) => {
  await page.goto('/courses');
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('guitarra');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=guitarra/);
  // The moment at which the application takes over differs from visit to visit.
  for (const delay of [30, 60, 90]) {
    await page.goto('/courses/music');
    await field.click();
    await page.keyboard.type('excel', { delay });
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    await expect(field).toHaveValue('excel');
  }
});

test('the key stays a key for readers who have switched the shortcut off', async ({ page }) => {
  const letGo = await hold(page, application);
  await page.addInitScript(() => localStorage.setItem('shortcut', 'off'));
  await page.goto('/courses/music');
  await page.keyboard.press('/');
  await expect(page.getByRole('search').getByRole('combobox')).not.toBeFocused();
  letGo();
});

test('what is typed in a form before the application has loaded is sent when it has', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/en/login');
  await page.getByLabel('Email address').fill('nobody');
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByText('Type your password.')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('nobody');
  await expect(page).toHaveURL('/en/login');
});

test('a search in the address reads its part of the index before the application has loaded', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  const part = page.waitForRequest(/\/catalogue\/index-\w+\/\d+\.bin$/);
  await page.goto('/courses?q=python&page=1', { waitUntil: 'commit' });
  await part;
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toHaveValue('python');
  letGo();
  await expectFound(page, 14);
  await expect(field).toHaveValue('python');
});

test('what is typed while the answer to the address is on its way is kept, with the focus', async ({
  page,
}) => {
  const letGo = await hold(page, '**/catalogue/index-*/*.bin');
  const screen = page.waitForResponse('**/assets/browse-*.js');
  await page.goto('/courses?q=python&page=1', { waitUntil: 'commit' });
  const field = page.getByRole('search').getByRole('combobox');
  await expect(field).toHaveValue('python');
  await field.press('End');
  await screen;
  await page.keyboard.type(' desde cero', { delay: 60 });
  await expect(field).toHaveValue('python desde cero');
  letGo();
  await expectFound(page, 14);
  await expect(field).toHaveValue('python desde cero');
  await expect(field).toBeFocused();
});

test('what is deleted and what is chosen before the application has loaded is known to it', async ({
  page,
}) => {
  const letGo = await hold(page, application);
  await page.goto('/courses');
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('excel');
  await field.fill('');
  await page.getByLabel('Orden').selectOption({ label: 'Mejor valorados' });
  letGo();
  await expect(page).toHaveURL(/sort=rating/);
  await expect(field).toHaveValue('');
});

test('the actions on a search stand beside the order after the window has grown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/courses?q=python');
  await expect(cards(page).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const share = page.getByRole('button', { name: 'Compartir esta búsqueda' });
  await expect(share).toBeVisible();
  const gap = async () => {
    const [action, order] = [
      await share.boundingBox(),
      await page.getByLabel('Orden').boundingBox(),
    ];
    return (order?.x ?? Number.POSITIVE_INFINITY) - (action?.x ?? 0) - (action?.width ?? 0);
  };
  await expect.poll(gap).toBeLessThan(40);
});
