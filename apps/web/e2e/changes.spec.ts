import { utcDay } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { catalogueOfDays, record } from './states/builtDays.ts';
import { expect, test } from './visitor.ts';

// A change only counts if it came after the reader put the course in the cart, which is today.
const today = utcDay(Date.now());
const tomorrow = addDays(today, 1);

test('says a day later which course is discontinued and which is cheaper', async ({ page }) => {
  const catalogue = await catalogueOfDays();
  try {
    const stays = record(1, 'Cocina de mercado paso a paso', 19.99);
    await catalogue.build(today, [stays, record(2, 'Cocina de mercado en casa', 9.99)]);
    await catalogue.serveTo(page);
    for (const id of [1, 2]) {
      await page.goto(`/course/udemy:${id}`);
      await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
      await expect(page.getByRole('button', { name: 'Quitar del carrito' }).first()).toBeVisible();
    }
    await page.goto('/changed');
    await expect(page.getByRole('heading', { name: 'Nada cambió' })).toBeVisible();

    await catalogue.build(tomorrow, [record(1, stays.title, 12.99)]);
    await page.goto('/changed');
    const cheaper = page.getByRole('region', { name: 'Bajaron de precio' });
    await expect(cheaper).toContainText('Cocina de mercado paso a paso');
    await expect(cheaper).toContainText('12,99');
    await expect(cheaper).toContainText('19,99');
    const discontinued = page.getByRole('region', { name: 'Ya no se ofrecen' });
    await expect(discontinued).toContainText('visto por última vez el');
    await expect(discontinued.getByRole('link', { name: 'Ver 1 parecido' })).toBeVisible();
  } finally {
    await catalogue.remove();
  }
});
