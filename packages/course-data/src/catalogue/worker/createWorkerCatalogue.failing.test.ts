import { expect, it, vi } from 'vitest';
import { aCatalogue, someCourses } from '../../testing/builders.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { emptyQuery as all } from '../port/catalogueQuery.ts';
import { hostCatalogue } from '../static/testing/staticHost.ts';
import { createWorkerCatalogue, fetchCatalogueInit } from './createWorkerCatalogue.ts';
import { createServedCatalogue, serveCatalogue } from './serveCatalogue.ts';
import { serveInMemory } from './testing/serveInMemory.ts';
import { createMemoryThread, type MemoryThread } from './testing/threadInMemory.ts';

it('reports its crash as a failure of the code, and restarts with the next request', async () => {
  let isHanging = true;
  const { catalogue, threads } = serveInMemory(() =>
    aCatalogue(isHanging ? { search: () => new Promise(() => undefined) } : {}),
  );
  const lost = catalogue.search(all);
  await vi.waitFor(() => expect(threads[0]?.said.at(-1)).toMatchObject({ type: 'ask' }));
  await catalogue.overview({ category: null });
  threads[0]?.die();
  await expect(lost).rejects.toMatchObject({ name: 'CatalogueError', code: 'failed' });
  expect(threads[0]?.isTerminated).toBe(true);
  isHanging = false;
  expect(await catalogue.search(all)).toMatchObject({ total: 0 });
  expect(threads).toHaveLength(2);
});

it('reports a worker that cannot be started, and retries', async () => {
  const start = vi.fn(async (_hasFailed: boolean) => {
    const { scope, worker } = createMemoryThread();
    serveCatalogue(scope, () => aCatalogue());
    return worker;
  });
  start.mockRejectedValueOnce(new TypeError('not allowed here'));
  const init = async () => ({ baseUrl: '/', manifest: { text: '' } });
  const catalogue = createWorkerCatalogue({ start, init });
  await expect(catalogue.search(all)).rejects.toMatchObject({
    code: 'failed',
    cause: { message: 'not allowed here' },
  });
  expect(await catalogue.search(all)).toMatchObject({ total: 0 });
});

it('passes on why it cannot be started', async () => {
  const catalogue = createWorkerCatalogue({
    start: () => Promise.reject(new CatalogueError('unsupported')),
    init: async () => ({ baseUrl: '/', manifest: { text: '' } }),
  });
  await expect(catalogue.search(all)).rejects.toMatchObject({ code: 'unsupported' });
});

it.each([
  ['network', new TypeError('offline')],
  ['timeout', new DOMException('too late', 'TimeoutError')],
])(
  'reports a manifest that fails by %s with its cause, and has it fetched again',
  async (...fault) => {
    const [code, cause] = fault;
    const host = await hostCatalogue(someCourses(3));
    const fetchFile = vi.fn(host.fetch).mockRejectedValueOnce(cause);
    const catalogue = createWorkerCatalogue({
      start: async () => {
        const { scope, worker } = createMemoryThread();
        serveCatalogue(scope, (init, report) => createServedCatalogue(init, fetchFile, report));
        return worker;
      },
      init: () => fetchCatalogueInit('/catalogue/', fetchFile),
    });
    const { name, message } = cause;
    await expect(catalogue.search(all)).rejects.toMatchObject({ code, cause: { name, message } });
    expect(await catalogue.search(all)).toMatchObject({ total: 3 });
  },
);

it('fails only the request that takes too long', async () => {
  vi.useFakeTimers();
  const slow = Promise.withResolvers<number>();
  const { search } = aCatalogue();
  const threads: MemoryThread[] = [];
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      threads.push(thread);
      serveCatalogue(thread.scope, () =>
        aCatalogue({
          count: () => new Promise(() => undefined),
          search: async (query) => {
            await slow.promise;
            return search(query);
          },
        }),
      );
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    answerTimeoutMs: 60_000,
  });
  const lost = expect(catalogue.count(all)).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(30_000);
  const kept = catalogue.search(all);
  await vi.advanceTimersByTimeAsync(50_000);
  await lost;
  slow.resolve(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(kept).resolves.toMatchObject({ total: 0 });
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('terminates a worker that takes no more messages, and starts another one', async () => {
  vi.useFakeTimers();
  const threads: MemoryThread[] = [];
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      // The first one never listens, as in an endless loop.
      if (threads.push(thread) > 1) serveCatalogue(thread.scope, () => aCatalogue());
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    answerTimeoutMs: 60_000,
  });
  const lost = expect(catalogue.search(all)).rejects.toMatchObject({ code: 'timeout' });
  await vi.advanceTimersByTimeAsync(80_000);
  await lost;
  const again = catalogue.search(all);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(again).resolves.toMatchObject({ total: 0 });
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('does not time out aborted requests', async () => {
  vi.useFakeTimers();
  const threads: MemoryThread[] = [];
  let isHanging = true;
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      threads.push(thread);
      const { search } = aCatalogue();
      serveCatalogue(thread.scope, () =>
        aCatalogue({
          search: (...asked) => (isHanging ? new Promise(() => undefined) : search(...asked)),
        }),
      );
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    answerTimeoutMs: 60_000,
  });
  for (const text of ['p', 'py', 'pyt', 'pyth']) {
    const controller = new AbortController();
    const answer = catalogue.search({ ...all, text }, controller);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  }
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBe(0);
  isHanging = false;
  for (let round = 0; round < 3; round += 1) {
    await vi.advanceTimersByTimeAsync(40_000);
    const answer = catalogue.search(all);
    await vi.advanceTimersByTimeAsync(10);
    await expect(answer).resolves.toMatchObject({ total: 0 });
  }
  expect(threads).toHaveLength(1);
  expect(threads[0]?.isTerminated).toBe(false);
  vi.useRealTimers();
});

it('survives a worker that crashes twice: the next one continues', async () => {
  const { catalogue, threads } = serveInMemory(() => aCatalogue());
  await catalogue.search(all);
  threads[0]?.die();
  await catalogue.search(all);
  threads[0]?.die();
  expect(await catalogue.search(all)).toMatchObject({ total: 0 });
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

it('replaces a worker that crashes before its first answer, once, with a flag that it failed', async () => {
  const starts: boolean[] = [];
  const catalogue = createWorkerCatalogue({
    start: async (hasFailed) => {
      starts.push(hasFailed);
      const thread = createMemoryThread();
      serveCatalogue(thread.scope, () => aCatalogue());
      if (!hasFailed) setTimeout(thread.die, 0);
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
  });
  await Promise.all([catalogue.search(all), catalogue.count(all)]);
  expect(starts).toEqual([false, true]);
});

it('leaves code that cannot be loaded to the next start, which says why', async () => {
  const report = vi.fn();
  const catalogue = createWorkerCatalogue({
    start: async (hasFailed) => {
      if (hasFailed) throw new CatalogueError('network');
      const { worker } = createMemoryThread();
      const listen: typeof worker.addEventListener = (type: string, listener: unknown) => {
        if (type === 'error' && typeof listener === 'function')
          setTimeout(() => listener(new Event('error')), 0);
      };
      return { ...worker, addEventListener: listen };
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    report,
  });
  await expect(catalogue.search(all)).rejects.toMatchObject({ code: 'network' });
  expect(report).not.toHaveBeenCalled();
});

it('reports its crash, and what the worker reports, with the stack', async () => {
  const thread = createMemoryThread();
  const report = vi.fn();
  const catalogue = createWorkerCatalogue({
    start: async () => thread.worker,
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    report,
  });
  serveCatalogue(thread.scope, (_, tell) =>
    aCatalogue({
      search: async (query) => {
        tell(new RangeError('no such level'), 'damaged record 16.level');
        return aCatalogue().search(query);
      },
    }),
  );
  await catalogue.search(all);
  const [error, context] = report.mock.lastCall ?? [];
  expect(context).toBe('damaged record 16.level');
  expect(error.message).toContain('no such level');
  expect(error.stack).toContain('createWorkerCatalogue.failing.test.ts');
  thread.die();
  expect(report).toHaveBeenLastCalledWith(expect.any(CatalogueError), 'catalogue worker');
});
