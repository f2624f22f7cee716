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
  const manifest: unknown = await (await request.get('/catalogue/manifest.json')).json();
  const records = (manifest as { records: string }).records;
  const responses = [
    page,
    await request.get('/dashboard/home'),
    await request.get(script),
    await request.get('/catalogue/manifest.json'),
    await request.get('/assets/none.js'),
    await request.get(`/catalogue/${records}/0.json`),
  ];
  for (const response of responses) {
    for (const header of everywhere) {
      expect(response.headers()[header], `${header} of ${response.url()}`).toBeTruthy();
    }
  }
  expect(page.headers()['cache-control']).toBe('no-cache');
  expect(responses[2]?.headers()['cache-control']).toContain('immutable');
  expect(responses[3]?.headers()['cache-control']).toBe('no-cache');
  expect(responses[4]?.status()).toBe(404);
  expect(responses[5]?.headers()['cache-control']).toContain('immutable');
});

test('the policy allows nothing inline and nothing unsafe', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types aulario-worker");
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

test('only the address of the catalogue’s worker becomes a script', async ({ page, problems }) => {
  const visited = await page.goto('/login');
  expect(visited?.ok()).toBe(true);
  const refusals = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const attempts = [
      () => new Worker('/assets/other.js'),
      () => trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url }),
      () => trustedTypes.createPolicy('other', { createScriptURL: (url: string) => url }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refusals).toEqual(['TypeError', 'TypeError', 'TypeError']);
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
