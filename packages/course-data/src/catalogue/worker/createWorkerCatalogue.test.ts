import { expect, it, vi } from 'vitest';
import type { Course } from '../../course/course.ts';
import { addPlatforms } from '../../course/platforms.ts';
import { aCatalogue } from '../../testing/builders.ts';
import { describeCatalogue } from '../../testing/catalogue/catalogueContract.ts';
import type { Catalogue } from '../port/catalogue.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { emptyQuery as all } from '../port/catalogueQuery.ts';
import { hostCatalogue } from '../static/testing/staticHost.ts';
import { createWorkerCatalogue, fetchCatalogueInit } from './createWorkerCatalogue.ts';
import type { FromWorker } from './protocol.ts';
import { createServedCatalogue, serveCatalogue } from './serveCatalogue.ts';
import { serveInMemory } from './testing/serveInMemory.ts';
import { createMemoryThread } from './testing/threadInMemory.ts';

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
  const { catalogue, threads } = serveInMemory(() => aCatalogue());
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
  const { catalogue } = serveInMemory(() =>
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
  const { catalogue, threads } = serveInMemory(() => aCatalogue({ search }));
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
  const { catalogue } = serveInMemory(() => aCatalogue({ search }));
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
