import { sampleCourses } from '@aulario/course-data/testing';
import { webPort } from '@aulario/dev-tools/ports';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { encodeListLink } from '@aulario/my-courses/lists';
import { embedCode } from '@aulario/screens/embed/embedAddress.ts';
import { startForeignServer } from './servers/foreignServer.ts';
import { expect, test } from './visitor.ts';

const courses = sampleCourses.slice(0, 3);

test('a list stands in a page of another origin, keeps nothing there and opens new tabs', async ({
  page,
  context,
}) => {
  const foreign = await startForeignServer();
  const list = await encodeListLink({
    ...{ name: 'Para empezar', added: [], date: '2026-11-29' },
    courseIds: courses.map(({ id }) => id),
  });
  await page.goto(`${foreign.origin}/page.html`);
  const code = embedCode(
    `http://localhost:${webPort}${paths.embedList}#${list}`,
    'Para empezar · Aulario',
  );
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), code);

  const embedded = page.frameLocator('iframe[title="Para empezar · Aulario"]');
  await expect(embedded.getByRole('heading', { level: 2, name: 'Para empezar' })).toBeVisible();
  await expect(embedded.getByRole('heading', { level: 3 })).toHaveCount(courses.length);

  const body = embedded.locator('body');
  const kept = await body.evaluate(async () => ({
    cookie: document.cookie,
    stored: localStorage.length + sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ cookie: '', stored: 0, databases: [], caches: [], workers: 0 });

  const ground = () =>
    body.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);

  const opening = context.waitForEvent('page');
  await embedded.getByRole('link', { name: /^Ver la lista en Aulario/ }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(`${paths.sharedList}#${list}`);
  await expect(page).toHaveURL(`${foreign.origin}/page.html`);
  await foreign.close();
});

test('only the pages for frames may be framed', async ({ request }) => {
  const policyAt = async (path: string) => {
    const headers = (await request.get(path)).headers();
    return [headers['content-security-policy'], headers['x-frame-options']].join(' ');
  };
  for (const path of [paths.embedList, paths.embedRoute, `/en${paths.embedList}`]) {
    expect(await policyAt(path), path).toMatch(/frame-ancestors \*;.* ALLOWALL$/);
  }
  for (const path of ['/', paths.courses, paths.sharedList, '/embed', '/embed/none']) {
    expect(await policyAt(path), path).toMatch(/frame-ancestors 'none';.* DENY$/);
  }
});
