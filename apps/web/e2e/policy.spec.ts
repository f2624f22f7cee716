import { authPort, webPort } from '@aulario/workbench/emulators';
import { expect, signUp, test } from './visitor.ts';

const everywhere = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

test('every kind of response carries the headers', async ({ request }) => {
  const page = await request.get('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  expect(script).not.toBe('');
  const responses = [
    page,
    await request.get('/dashboard/home'),
    await request.get(script),
    await request.get('/catalogue/courses.json'),
    await request.get('/assets/none.js'),
  ];
  for (const response of responses) {
    for (const header of everywhere) {
      expect(response.headers()[header], `${header} of ${response.url()}`).toBeTruthy();
    }
  }
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(responses[2]?.headers()['cache-control']).toContain('immutable');
  expect(responses[4]?.status()).toBe(404);
});

test('the policy allows nothing inline and nothing unsafe', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
});

test('an injected script does not run', async ({ page, problems }) => {
  await page.goto('/login');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.setAttribute('src', 'data:text/javascript,window.injected=true');
      document.body.append(script);
    })
    .catch(() => undefined);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  problems.length = 0;
});

test('signed in, nothing is asked of any other host', async ({ page, context }) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await signUp(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect([...hosts].sort()).toEqual([`localhost:${webPort}`, `localhost:${authPort}`].sort());
});
