import { countControls } from './controls.ts';
import { signIn } from './signedIn.ts';
import { cards, expect, test } from './visitor.ts';

// How much a screen asks of a reader at 1280 px: `pnpm count:controls` prints what it has, and fails
// where it has more than these.

const settled = async (page: Parameters<typeof countControls>[0]) => {
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await page.waitForLoadState('networkidle');
  // Under the pointer a card shows one more.
  await page.mouse.move(0, 0);
  return countControls(page);
};

const tell = (screen: string, counted: object) =>
  console.log(screen.padEnd(24), JSON.stringify(counted));

test.use({ viewport: { width: 1280, height: 800 } });

test('public screens stay calm', async ({ page }) => {
  await page.goto('/courses');
  const courses = await settled(page);
  tell('/courses', courses);
  expect(courses.outsideCards).toBeLessThanOrEqual(30);
  expect(courses.card).toBeLessThanOrEqual(4);

  for (const hub of ['/courses/development', '/courses/development/python']) {
    await page.goto(hub);
    const counted = await settled(page);
    tell(hub, counted);
    expect(counted.outsideCards).toBeLessThanOrEqual(35);
    const first = await cards(page).first().boundingBox();
    if (hub === '/courses/development') expect(first?.y).toBeLessThanOrEqual(420);
  }

  await page.goto('/courses?q=python&level=beginner');
  const links = cards(page).getByRole('link', { name: /^Detalles/ });
  await expect(links.nth(2)).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const ids = hrefs.slice(0, 3).map((href) => `c=${href?.split('/')[2]}`);
  await page.goto(`/compare?${ids.join('&')}`);
  await expect(page.getByRole('heading', { level: 2, name: /^(Primero|Empatan)/ })).toBeVisible();
  const compare = await settled(page);
  tell('/compare', compare);
  expect(compare.page).toBeLessThanOrEqual(30);
});

test('the dashboard stays calm', async ({ page }) => {
  await signIn(page);
  const home = await settled(page);
  tell('/dashboard/home', home);
  expect(home.inView).toBeLessThanOrEqual(40);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  const profile = await settled(page);
  tell('/dashboard/profile', profile);
  expect(profile.page).toBeLessThanOrEqual(25);
});
