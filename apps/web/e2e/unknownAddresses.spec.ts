import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, test } from './visitor.ts';

const onlyOnce = /^\/(?:account|dashboard)|\.xml$/;
const inEnglish = Object.values(paths)
  .filter((path) => !onlyOnce.test(path))
  .map((path) => (path === '/' ? '/en' : `/en${path}`));

const known = [
  ...Object.values(paths).filter((path) => path !== paths.publicCourse),
  ...inEnglish.filter((path) => path !== '/en/course'),
  '/course/udemy:0',
  '/courses/music/piano',
  '/dashboard/course/udemy:0',
];

const unknown = ['/nowhere', '/en/nowhere', '/fr/courses', '/blog/none', '/cart/none', '/account'];

test('the host knows every address of the product, and no other', async ({ request }) => {
  for (const path of known) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of unknown) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<title>404 · Aulario</title>');
  }
});

test('an unknown address shows what the product says of it', async ({ page }) => {
  for (const path of unknown.slice(0, 2)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
    await expect(page.getByText('404')).toBeVisible();
  }
});

test('the host sends nothing again that the browser has already', async ({ request }) => {
  const { etag = '' } = (await request.get('/courses')).headers();
  const again = await request.get('/courses', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});
