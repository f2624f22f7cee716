import { expect, test } from './visitor.ts';

const hub = '/courses/development/python';
const course = '/course/edx:python-aprender-a-programar/python-aprender-a-programar';

test.use({ javaScriptEnabled: false });

for (const { path, heading, types, picture } of [
  {
    path: hub,
    heading: 'Python',
    types: ['ItemList', 'BreadcrumbList'],
    picture: '/share/development-4.png',
  },
  {
    path: course,
    heading: 'Python: aprender a programar',
    types: ['BreadcrumbList'],
    picture: '/share/development-10.png',
  },
]) {
  test(`${path} is read without JavaScript, with what search engines and previews ask`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Aulario`);
    const head = page.locator('head');
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(head.locator('link[hreflang=en]')).toHaveAttribute(
      'href',
      new RegExp(`/en${path}$`),
    );
    await expect(head.locator('meta[name=robots]')).toHaveCount(0);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const structuredData: { '@graph'?: object[] } = JSON.parse(data ?? '{}');
    expect(structuredData['@graph'] ?? [structuredData]).toEqual(
      types.map((type) => expect.objectContaining({ '@type': type })),
    );
    const address = await head.locator('meta[property="og:image"]').getAttribute('content');
    expect(address).toContain(picture);
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  });
}

test('a hub has its first courses and where to begin', async ({ page }) => {
  await page.goto(hub);
  await expect(page.getByRole('list', { name: 'Cursos' }).getByRole('listitem')).toHaveCount(12);
  await expect(
    page.getByRole('region', { name: 'Por dónde empezar' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0);
});

test('on a phone a course does not move when its cover arrives after its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(course);
  const title = page.getByRole('heading', { level: 1 });
  const whole = await title.boundingBox();
  // What a reader sees whose page has come as far as the facts.
  await title.evaluate((heading) => {
    const head = heading.parentElement;
    while (head?.nextElementSibling) head.nextElementSibling.remove();
  });
  expect(await title.boundingBox()).toEqual(whole);
});

for (const path of ['/', '/courses', '/en/courses', '/courses/development', hub, course]) {
  test(`${path} fits narrow windows before the application has loaded`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const content = page.locator('html');
      expect(await content.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width);
    }
  });
}
