import { utcDay } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { catalogueOfDays, record } from '../states/builtDays.ts';
import { expect, searchField, test } from '../visitor.ts';
import { counter, started } from './jobSteps.ts';

// Clicks of docs/jobs.md, from the page that is named first; the same on a phone as on a desktop.

test.use({ actionTimeout: 8000 });

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('l: from a goal to a route, and to a plan', async ({ page }) => {
      const { press, total } = counter();
      await page.goto('/route');
      await page
        .getByLabel('Qué quieres aprender')
        .fill('Datos junior, 3 h a la semana, hasta marzo, como mucho 100 US$, con certificado');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Paso a paso' })).toBeVisible();
      expect(total()).toBe(0);
      await press(page.getByRole('button', { name: 'Convertir en plan' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
      expect(total()).toBe(1);
    });

    test('m: at most 100 US$ with the certificate', async ({ page }) => {
      const { press, total } = counter();
      await page.goto('/courses?q=certificado+hasta+100+d%C3%B3lares');
      await started(page);
      await press(page.getByRole('link', { name: /≤ 100 US\$ con certificado/ }));
      await expect(page).toHaveURL(/certified=/);
      expect(total()).toBe(1);
    });

    test('o: what is new or cheaper since last week', async ({ page }) => {
      const { press, total } = counter();
      const catalogue = await catalogueOfDays();
      const today = utcDay(Date.now());
      const [bread, gone] = [record(1, 'Pan de masa madre', 19.99), record(2, 'Pan dulce', 9.99)];
      await catalogue.build(addDays(today, -7), [bread, gone]);
      await catalogue.build(today, [
        record(1, bread.title, 12.99),
        record(3, 'Pan sin gluten', 14.99),
      ]);
      await catalogue.serveTo(page);
      await page.goto('/courses');
      await started(page);
      await searchField(page).fill('ofertas');
      await press(page.getByRole('option', { name: /^Novedades y bajadas/ }));
      await expect(page.getByRole('region', { name: 'A su precio más bajo' })).toContainText(
        bread.title,
      );
      await expect(page.getByRole('region', { name: 'Nuevos' })).toContainText('Pan sin gluten');
      await expect(page.getByRole('region', { name: 'Ya no se ofrecen' })).toContainText(
        gone.title,
      );
      expect(total()).toBe(1);
      await catalogue.remove();
    });

    test('q: propose a course, and put a route on a site', async ({ page }) => {
      const proposal = counter();
      await page.goto('/teach');
      await page.getByLabel('Dirección del curso').fill('https://www.edx.org/learn/python/a');
      await proposal.press(page.getByRole('button', { name: 'Ver el mensaje' }));
      await expect(page.getByRole('button', { name: 'Copiar el mensaje' })).toBeVisible();
      expect(proposal.total()).toBe(1);

      const embedding = counter();
      await page.goto('/route?g=data-scientist&h=3');
      await embedding.press(page.getByRole('button', { name: 'Incrustar' }));
      await expect(page.getByLabel('Código para tu web')).toHaveValue(/^<iframe src=".*\/embed/);
      await embedding.press(page.getByRole('button', { name: 'Copiar el código' }));
      expect(embedding.total()).toBe(2);
    });

    test('r: everything as a table', async ({ page }) => {
      const { press, total } = counter();
      await page.goto('/lists');
      await press(page.locator('summary', { hasText: 'Copia de seguridad' }));
      const download = page.waitForEvent('download');
      await press(page.getByRole('button', { name: 'Guardar una tabla (CSV)' }));
      expect((await download).suggestedFilename()).toBe('aulario-todo.csv');
      expect(total()).toBe(2);
    });
  });
}
