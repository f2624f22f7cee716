import { join } from 'node:path';
import { someCourses } from '@aulario/course-data/testing';
import { writeBackup } from '@aulario/my-courses/backup';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { leaveRoom } from '../leaveRoom.ts';
import { cards, expect, searchField, signUp, test } from '../visitor.ts';
import { takePicture } from './takePicture.ts';

const folder = join(import.meta.dirname, '../../../../docs/screenshots');

interface Picture {
  width: number;
  height: number;
}

const wide: Picture = { width: 1280, height: 800 };

/** What the window of a size shows, in as few colours as the drawings have. */
async function shoot(page: Page, name: string, size: Picture) {
  await page.setViewportSize(size);
  await sharp(await takePicture(page))
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`));
}

test('what everybody sees first', async ({ page }) => {
  await page.goto('/');
  await shoot(page, 'landing', wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await shoot(page, 'login', wide);
});

test('the catalogue, the cart, the hand-off, the plan and the profile', async ({ page }) => {
  await signUp(page, 'lucia@correo.test');
  await page.goto('/courses');
  await expect(cards(page)).toHaveCount(12);
  await shoot(page, 'catalogue', wide);
  await page.goto('/dashboard/home?price=free&price=20-50');
  for (const place of [0, 2, 5]) {
    await cards(page)
      .nth(place)
      .getByRole('button', { name: /^Agregar/ })
      .click();
  }
  await page.getByRole('button', { name: 'Ocultar este aviso' }).click();
  await page.goto('/dashboard/cart');
  await shoot(page, 'cart', wide);
  await page.goto('/dashboard/cart/checkout');
  await shoot(page, 'checkout', wide);
  await page.goto('/dashboard/plan');
  await shoot(page, 'plan', wide);
  await page.goto('/dashboard/profile');
  await shoot(page, 'profile', wide);
});

test('a course, and a comparison', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/courses?q=python&level=beginner');
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  const details = cards(page)
    .first()
    .getByRole('link', { name: /^Detalles/ });
  const course = (await details.getAttribute('href')) ?? '';
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'course-details', wide);
  await page.goto(course);
  await shoot(page, 'course', wide);
  await page.goto('/courses?q=python&level=beginner');
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  for (const place of [0, 1, 2]) {
    const card = cards(page).nth(place);
    await card.getByRole('link').first().focus();
    await page.keyboard.press('c');
  }
  await page
    .getByRole('link', { name: /^Comparar/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar' })).toBeVisible();
  await shoot(page, 'compare', wide);
});

test('a backup that does not fit', async ({ page }) => {
  const cart = someCourses(40).map((course, index) => ({
    ...{ course, addedAt: Date.UTC(2026, 10, 22) + index, openedAt: null },
  }));
  const account = { email: '', displayName: '', photoUrl: '' };
  const nothing = { lists: [], saved: [], owned: [], plan: [], followed: [], polls: [] };
  const settings = { category: null, language: 'es', theme: null } as const;
  const file = writeBackup({ account, ...settings, cart, ...nothing });
  await page.setViewportSize(wide);
  await page.goto('/lists');
  await leaveRoom(page, 1);
  await page.locator('summary', { hasText: 'Copia de seguridad' }).click();
  await page.getByLabel('Archivo con tus datos').setInputFiles({
    name: 'aulario.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Traerlo' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'No cabe en este navegador' });
  await notice.scrollIntoViewIfNeeded();
  await shoot(page, 'restore-full', wide);
});

for (const { width, height } of [
  { width: 1280, height: 900 },
  { width: 320, height: 700 },
]) {
  test(`a search at ${width} px`, async ({ page }) => {
    const size = { width, height };
    await page.setViewportSize(size);
    await page.goto('/courses?q=pyton');
    await expect(page.getByText(/^Mostramos resultados/)).toBeVisible();
    await shoot(page, `search-results-${width}`, size);
    await page.goto('/courses?q=python');
    await page.getByRole('button', { name: width < 800 ? /^Filtros/ : /^Nivel/ }).click();
    await expect(page.getByText('Principiante', { exact: true }).last()).toBeVisible();
    await shoot(page, `search-facets-${width}`, size);
    await page.goto('/courses');
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    await searchField(page).pressSequentially('foto');
    await expect(page.getByRole('option').first()).toBeVisible();
    await shoot(page, `search-suggestions-${width}`, size);
    await page.goto('/courses?q=guitarra&level=advanced&platform=coursera');
    await expect(page.getByRole('heading', { name: 'Temas cercanos' })).toBeVisible();
    await shoot(page, `search-nothing-${width}`, { width, height: width < 800 ? 900 : 1400 });
  });
}

/** What people ask that the first engine misread. */
const sentences: Readonly<Record<string, string>> = {
  'learn-guitar': 'learn guitar',
  'guitar-chords': 'guitar chords',
  'bases-de-datos': 'bases de datos',
  'fotografia-para-principiantes': 'fotografía para principiantes',
  'quiero-aprender-a-invertir': 'quiero aprender a invertir',
  'marketing-digital-gratis': 'marketing digital gratis',
  planillas: 'planillas',
  'atencion-plena': 'atención plena',
  'el-universo': 'el universo',
  'python-gratis-en-espanol': 'python gratis para principiantes en español',
};

test('sentences that the first engine misread', async ({ page }) => {
  for (const [name, text] of Object.entries(sentences)) {
    await page.goto(`/courses?q=${encodeURIComponent(text)}`);
    await expect(cards(page).first()).toBeVisible();
    await shoot(page, `sentences/${name}`, { width: 768, height: 900 });
  }
});
