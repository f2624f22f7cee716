import { authPort, firestorePort, webPort } from '@aulario/dev-tools/ports';
import type { APIRequestContext } from '@playwright/test';
import { expect, forgive, signUp, test } from './visitor.ts';

const everywhere = {
  'content-security-policy': expect.stringContaining(
    "default-src 'none'; script-src 'self' 'sha256-",
  ),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** The response classes by name: an address of each, and how long it may be kept. */
async function responseClasses(request: APIRequestContext) {
  const document = await (await request.get('/account/action')).text();
  const found = (pattern: RegExp) => pattern.exec(document)?.[1] ?? '/missing-in-the-document';
  const { content } = await (await request.get('/catalogue/manifest.json')).json();
  return {
    'the document': ['/', 'no-cache'],
    'a rewritten route': ['/dashboard/home', 'no-cache'],
    'a missing route': ['/no-such-door', 'no-cache'],
    'a script': [found(/src="(\/assets\/[^"]+\.js)"/), 'immutable'],
    'a font': [found(/href="(\/assets\/[^"]+\.woff2)"/), 'immutable'],
    'a style': [found(/href="(\/assets\/[^"]+\.css)"/), 'immutable'],
    'the manifest': ['/manifest.webmanifest', 'no-cache'],
    'the service worker': ['/serviceWorker.js', 'no-cache'],
    'the icon': ['/favicon.svg', 'no-cache'],
    'robots.txt': ['/robots.txt', 'no-cache'],
    'the catalogue': ['/catalogue/manifest.json', 'no-cache'],
    'courses of the catalogue': [`/catalogue/${content.records.folder}/0.json`, 'immutable'],
    'a missing asset': ['/assets/none.js', 'no-cache'],
    'a missing part of the catalogue': ['/catalogue/none.json', 'no-cache'],
  } as const;
}

test('every class of response carries the headers', async ({ request }) => {
  for (const [name, [address, kept]] of Object.entries(await responseClasses(request))) {
    const response = await request.get(address);
    expect(response.status(), name).toBe(name.startsWith('a missing') ? 404 : 200);
    const headers = response.headers();
    expect(headers, name).toMatchObject(everywhere);
    expect(headers['cache-control'], name).toContain(kept);
  }
});

test('an address that cannot be decoded is refused, and no fault of the host', async ({
  request,
}) => {
  for (const address of ['/%E9', '/%', '/courses/%C3%28', '/assets/%FF.js', '/dashboard/%E0%A4']) {
    expect((await request.get(address)).status(), address).toBe(400);
  }
});

test('what is shared to the installed application comes as a form that an address can hold', async ({
  request,
}) => {
  const { share_target: target } = await (await request.get('/manifest.webmanifest')).json();
  expect(target).toMatchObject({
    action: '/add',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
  });
});

test('the policy allows nothing unsafe, and inline only what it names by its hash', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types aulario-worker");
  expect(policy).not.toContain('unsafe');
});

/** The places where the browser makes code out of text. Reports for each whether it threw. */
const writeIntoSinks = () =>
  new Promise<Record<string, boolean>>((resolve) => {
    // In a task of the page itself, to which the policy applies as to its own code.
    setTimeout(() => {
      const html = '<img src="/favicon.svg" alt="">';
      const made = (name: string) => document.createElement(name);
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(made('p'), { innerHTML: html }),
        outerHTML: () => {
          const inner = document.body.appendChild(made('p'));
          inner.outerHTML = html;
        },
        insertAdjacentHTML: () => made('p').insertAdjacentHTML('afterbegin', html),
        'document.write': () => document.write(html),
        'iframe.srcdoc': () => Object.assign(made('iframe'), { srcdoc: html }),
        'script.text': () => Object.assign(made('script'), { text: 'void 0' }),
        'script.src': () => Object.assign(made('script'), { src: '/assets/none.js' }),
        createContextualFragment: () => document.createRange().createContextualFragment(html),
        parseFromString: () => new DOMParser().parseFromString(html, 'text/html'),
        'an onclick attribute': () => made('p').setAttribute('onclick', 'void 0'),
        // biome-ignore lint/security/noGlobalEval: this is what must not work.
        eval: () => eval('1'),
        Function: () => new Function('1'),
        'setTimeout of a text': () => setTimeout('void 0' as unknown as () => void),
        'a worker of an address': () => new Worker('/assets/none.js'),
      };
      const threw = Object.entries(sinks).map(([name, write]) => {
        try {
          write();
          return [name, false] as const;
        } catch {
          return [name, true] as const;
        }
      });
      resolve(Object.fromEntries(threw));
    });
  });

test('no text becomes code', async ({ page, problems }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const threw = await page.evaluate(writeIntoSinks);
  expect(Object.keys(threw).length).toBeGreaterThan(10);
  expect(Object.keys(threw).filter((sink) => !threw[sink])).toEqual([]);
  const reported = 'content security policy event: require-trusted-types-for trusted-types-sink';
  await expect
    .poll(() => problems.filter((problem) => problem === reported).length)
    .toBe(Object.keys(threw).length);
  await forgive(page, problems);
});

test('control: without the policy text becomes code', async ({ page, context }) => {
  await context.route('/login', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/login');
  const threw = await page.evaluate(writeIntoSinks);
  expect(Object.keys(threw).filter((sink) => threw[sink])).toEqual([]);
});

test('nobody makes another policy, by which an address could become a script', async ({
  page,
  problems,
}) => {
  await page.goto('/login');
  const refusals = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return ['default', 'other'].map((name) => {
      try {
        trustedTypes.createPolicy(name, { createScriptURL: (url: string) => url });
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refusals).toEqual(['TypeError', 'TypeError']);
  await forgive(page, problems);
});

test('signed in, nothing is asked of any other host', async ({ page, context }) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto('/');
  await signUp(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  const asked = [webPort, authPort, firestorePort].map((port) => `localhost:${port}`);
  await expect.poll(() => [...hosts].sort()).toEqual(asked.sort());
});
