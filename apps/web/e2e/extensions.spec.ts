import { wrapElements } from '@aulario/dev-tools/wrapElements';
import type { Page } from '@playwright/test';
import { follow, press, twinTest } from './states/twins.ts';
import { cartLines, expect, search } from './visitor.ts';

// docs/decisions/0104-others-change-the-page.md

/** The application starts when the reader does something. */
async function applicationStarted(page: Page) {
  await page.mouse.move(200, 300);
  await page.locator('#root:not([data-application])').waitFor({ state: 'attached' });
}

twinTest.use({
  foreign: { change: wrapElements, seenAt: 'x-extension > h1', comesAfter: applicationStarted },
});

twinTest(
  'an extension wraps what the reader uses, and every press does what it says',
  async ({ twins }) => {
    await twins.goto('/courses');
    await twins.act((page) => search(page, 'python'));
    await twins.act(press(/^Nivel/));
    await twins.act((page) => page.keyboard.press('Escape'));
    await twins.act(async (page) => {
      await page.getByLabel('Orden').selectOption({ label: 'Mejor valorados' });
      await expect(page).toHaveURL(/sort=rating/);
    });
    await twins.act(press(/^Agregar al carrito/));
    await twins.act(press(/^Agregar al carrito/));
    await twins.act(follow(/^Detalles: /));
    await twins.act((page) => page.keyboard.press('Escape'));
    await twins.act((page) => search(page, 'guitarra'));
    await twins.act(follow(/^Carrito/));
    await twins.act((page) => cartLines(page).first().getByRole('button').last().click());
    await twins.act((page) => page.getByRole('button', { name: 'Deshacer' }).last().click());
  },
);
