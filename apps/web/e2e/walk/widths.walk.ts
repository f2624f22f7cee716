import { join } from 'node:path';
import sharp from 'sharp';
import { cards, expect, test } from '../visitor.ts';
import { takePicture } from './takePicture.ts';

const folder = join(import.meta.dirname, '../../../../docs/screenshots/screens');

const windows = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** The first course of the catalogue. */
const course = 'edx:programacion-para-todos-empezando-con-python';

const screens = {
  landing: '/',
  catalogue: '/courses',
  course: `/course/${course}/programacion-para-todos-empezando-con-python`,
  'quick-view': `/courses?course=${course}`,
};

for (const [name, address] of Object.entries(screens)) {
  test(`${name} in five widths, by day and by night`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const [time, colorScheme] of [['day', 'light'] as const, ['night', 'dark'] as const]) {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        if (name === 'catalogue') await expect(cards(page)).toHaveCount(12);
        if (name === 'quick-view') await expect(page.getByRole('dialog')).toBeVisible();
        await sharp(await takePicture(page))
          .webp({ quality: 80, effort: 6 })
          .toFile(join(folder, `${name}-${size.width}-${time}.webp`));
      }
    }
  });
}
