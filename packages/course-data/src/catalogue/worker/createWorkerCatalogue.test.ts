import { expect, it, vi } from 'vitest';
import type { Course } from '../../course/course.ts';
import { addPlatforms } from '../../course/platforms.ts';
import { aCatalogue, someCourses } from '../../testing/builders.ts';
import { emptyQuery as all, type Catalogue } from '../catalogue.ts';
import { CatalogueError } from '../catalogueError.ts';
import { hostCatalogue } from '../static/testing/staticHost.ts';
import { describeCatalogue } from '../testing/catalogueContract.ts';
import { createServedCatalogue } from './createServedCatalogue.ts';
import { createWorkerCatalogue } from './createWorkerCatalogue.ts';
import { fetchCatalogueInit } from './fetchCatalogueInit.ts';
import type { CatalogueInit, FromWorker } from './protocol.ts';
import { serveCatalogue } from './serveCatalogue.ts';
import { createMemoryThread, type MemoryThread } from './testing/threadInMemory.ts';

function serve(open: (init: CatalogueInit) => Catalogue) {
  const threads: MemoryThread[] = [];
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      threads.push(thread);
      serveCatalogue(thread.scope, open);
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
  });
  return { catalogue, threads };
}

async function inWorker(courses: readonly Course[]): Promise<Catalogue> {
  const { fetch } = await hostCatalogue(courses);
  return createWorkerCatalogue({
    start: async () => {
      const { scope, worker } = createMemoryThread();
      serveCatalogue(scope, (init, report) => createServedCatalogue(init, fetch, report));
      return worker;
    },
    init: () => fetchCatalogueInit('/catalogue/', fetch),
  });
}

describeCatalogue('static, in a worker', inWorker);

it('starts with the first question, and once', async () => {
  const { catalogue, threads } = serve(() => aCatalogue());
  expect(threads).toHaveLength(0);
  await Promise.all([catalogue.search(all), catalogue.count(all)]);
  await catalogue.overview({ category: null });
  expect(threads).toHaveLength(1);
});

it('starts before the first question where one is expected, and survives a failure of that', async () => {
  const started: boolean[] = [];
  const catalogue = createWorkerCatalogue({
    startsAtOnce: true,
    start: async (hasFailed) => {
      started.push(hasFailed);
      if (started.length === 1) throw new Error('no thread left');
      const thread = createMemoryThread();
      serveCatalogue(thread.scope, () => aCatalogue());
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
  });
  await vi.waitFor(() => expect(started).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  await catalogue.search(all);
  expect(started).toEqual([false, false]);
});

it('passes errors of the catalogue and other errors on', async () => {
  const { catalogue } = serve(() =>
    aCatalogue({
      search: () => Promise.reject(new CatalogueError('damaged', new Error('half a file'))),
      count: () => Promise.reject(new RangeError('a mistake of ours')),
    }),
  );
  await expect(catalogue.search(all)).rejects.toMatchObject({
    name: 'CatalogueError',
    code: 'damaged',
    cause: {
      message: expect.stringContaining('half a file'),
      stack: expect.stringContaining('at '),
    },
  });
  await expect(catalogue.count(all)).rejects.toThrow('a mistake of ours');
});

it('stops the work on an aborted request', async () => {
  const stopped = vi.fn();
  const search: Catalogue['search'] = (_, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => {
        stopped();
        reject(options.signal?.reason);
      });
    });
  const { catalogue, threads } = serve(() => aCatalogue({ search }));
  const controller = new AbortController();
  const answer = catalogue.search(all, controller);
  await vi.waitFor(() => expect(threads[0]?.said.at(-1)).toMatchObject({ type: 'ask' }));
  // The worker starts one task after it receives the request.
  await catalogue.overview({ category: null });
  const reason = new Error('typed on');
  controller.abort(reason);
  await expect(answer).rejects.toBe(reason);
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledOnce());
});

it('never starts a request that was aborted before its task', async () => {
  const search = vi.fn(aCatalogue().search);
  const { catalogue } = serve(() => aCatalogue({ search }));
  await catalogue.overview({ category: null });
  const typed = ['p', 'py', 'pyt'].map((text) => {
    const controller = new AbortController();
    return { controller, answer: catalogue.search({ ...all, text }, controller) };
  });
  await Promise.resolve();
  for (const { controller } of typed) controller.abort();
  await Promise.allSettled(typed.map(({ answer }) => answer));
  await catalogue.search({ ...all, text: 'pyth' });
  expect(search.mock.calls.map(([query]) => query.text)).toEqual(['pyth']);
});

it('reports its crash as a network failure, and restarts with the next request', async () => {
  let isHanging = true;
  const { catalogue, threads } = serve(() =>
    aCatalogue(isHanging ? { search: () => new Promise(() => undefined) } : {}),
  );
  const lost = catalogue.search(all);
  await vi.waitFor(() => expect(threads[0]?.said.at(-1)).toMatchObject({ type: 'ask' }));
  await catalogue.overview({ category: null });
  threads[0]?.die();
  await expect(lost).rejects.toMatchObject({ name: 'CatalogueError', code: 'network' });
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
  await expect(catalogue.search(all)).rejects.toMatchObject({ code: 'network' });
  expect(await catalogue.search(all)).toMatchObject({ total: 0 });
});

it('reports a manifest that could not be fetched, and has it fetched again', async () => {
  const host = await hostCatalogue(someCourses(3));
  const fetchFile = vi.fn(host.fetch).mockRejectedValueOnce(new TypeError('offline'));
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const { scope, worker } = createMemoryThread();
      serveCatalogue(scope, (init, report) => createServedCatalogue(init, fetchFile, report));
      return worker;
    },
    init: () => fetchCatalogueInit('/catalogue/', fetchFile),
  });
  await expect(catalogue.search(all)).rejects.toMatchObject({ code: 'network' });
  expect(await catalogue.search(all)).toMatchObject({ total: 3 });
});

it('terminates a worker that hangs, and starts another one', async () => {
  vi.useFakeTimers();
  const { count: sound } = aCatalogue();
  const threads: MemoryThread[] = [];
  const catalogue = createWorkerCatalogue({
    start: async () => {
      const thread = createMemoryThread();
      const count = threads.push(thread) === 1 ? () => new Promise<never>(() => undefined) : sound;
      serveCatalogue(thread.scope, () => aCatalogue({ count }));
      return thread.worker;
    },
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
    answerTimeoutMs: 60_000,
  });
  const told = vi.fn();
  catalogue.count(all).catch(told);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
  const again = catalogue.count(all);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(again).resolves.toBeTruthy();
  expect(threads).toHaveLength(2);
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
  const { catalogue, threads } = serve(() => aCatalogue());
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

it('tells the page of new platforms before the answer that may name them', async () => {
  const { scope, worker } = createMemoryThread();
  const received = vi.fn();
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => received(data));
  serveCatalogue(scope, () =>
    aCatalogue({
      search: async (query) => {
        addPlatforms([{ id: 'campus.example', name: 'Campus', hosts: ['campus.example'] }]);
        return aCatalogue().search(query);
      },
    }),
  );
  const catalogue = createWorkerCatalogue({
    start: async () => worker,
    init: async () => ({ baseUrl: '/catalogue/', manifest: { text: '' } }),
  });
  await catalogue.search(all);
  await catalogue.search(all);
  expect(received.mock.calls.map(([{ type }]) => type)).toEqual(['platforms', 'answer', 'answer']);
  expect(received.mock.calls[0]?.[0].platforms).toContainEqual(
    expect.objectContaining({ id: 'campus.example' }),
  );
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
  expect(error.stack).toContain('createWorkerCatalogue.test.ts');
  thread.die();
  expect(report).toHaveBeenLastCalledWith(expect.any(CatalogueError), 'catalogue worker');
});
