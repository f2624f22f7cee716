import { afterEach, expect, it, vi } from 'vitest';

interface Rules {
  createScriptURL: (url: string) => string;
}

const started: unknown[][] = [];

class RecordedWorker {
  constructor(...request: unknown[]) {
    started.push(request);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  started.length = 0;
});

const start = async () => (await import('./startCatalogueWorker.ts')).startCatalogueWorker();

it('starts the worker by the policy that the content policy names, which is made once', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }: Rules) => ({
    createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }),
  }));
  vi.stubGlobal('Worker', RecordedWorker);
  vi.stubGlobal('trustedTypes', { createPolicy });
  await start();
  await start();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['aulario-worker']);
  const [[address] = []] = started;
  expect(address).toEqual({ trusted: expect.stringContaining('catalogueWorker') });
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('/assets/other.js')).toThrow(TypeError);
});

it('starts it where Trusted Types are not known', async () => {
  vi.stubGlobal('Worker', RecordedWorker);
  vi.stubGlobal('trustedTypes', undefined);
  await start();
  expect(started).toEqual([[expect.stringContaining('catalogueWorker'), expect.anything()]]);
});
