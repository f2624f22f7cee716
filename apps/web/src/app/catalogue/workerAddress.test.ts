import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL: (url: string) => string;
}

// Another file of the worker may have loaded the module, and made the policy.
beforeEach(() => void vi.resetModules());

afterEach(() => void vi.unstubAllGlobals());

const load = async () => (await import('./workerAddress.ts')).workerAddress;

it('trusts the workers by the policy that the content policy names, which is made once', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }: Rules) => ({
    createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const workerAddress = await load();
  expect(workerAddress('catalogue')).toEqual({
    trusted: expect.stringContaining('catalogueWorker'),
  });
  expect(workerAddress('service')).toEqual({ trusted: '/serviceWorker.js' });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['aulario-worker']);
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('/assets/other.js')).toThrow(TypeError);
});

it('names them where Trusted Types are not known', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const workerAddress = await load();
  expect(workerAddress('service')).toBe('/serviceWorker.js');
});
