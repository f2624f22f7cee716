import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

/** Opens the dialog of a button on the lists, and reads the link in it. */
async function linkOf(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const field = page.getByRole('dialog').getByLabel('Enlace');
  await expect(field).toHaveValue(/#./);
  return field.inputValue();
}

test('a transfer carries a poll with its votes to another browser', async ({ page, browser }) => {
  await page.goto('/courses?q=python');
  const card = page.getByRole('list', { name: 'Cursos' }).getByRole('listitem').first();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('s');
  await expect(page.getByText('Guardado en «Para después».')).toBeVisible();

  await page.goto('/lists');
  await page.getByRole('button', { name: 'Compartir «Para después»' }).click();
  await page.getByRole('button', { name: 'Decidir con otros' }).click();
  const field = page.getByLabel('Enlace de la carta');
  await expect(field).toHaveValue(/\/letter#/);
  const poll = await field.inputValue();
  await page.getByLabel('Tu nombre').fill('Ana');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tal vez' }).click();
  await expect(page.getByText('Ana: Tal vez')).toBeVisible();

  await page.goto('/lists');
  const transfer = await linkOf(page, 'Pasar a otro dispositivo');
  const other = await browser.newPage();
  await other.goto(transfer);
  await expect(other.getByText(/1 guardado.* y 1 carta\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Traerlo' }).click();
  await expect(other.getByText('Tus cosas están de vuelta.')).toBeVisible();
  // The link as it was before anybody voted.
  await other.goto(poll);
  await expect(other.getByText('Ana: Tal vez')).toBeVisible();
  await expect(other.getByText('Votas como Ana.')).toBeVisible();
  await other.close();
});
