import { emptyQuery } from '@aulario/course-data';
import {
  createServedCatalogue,
  createWorkerCatalogue,
  fetchCatalogueInit,
  serveCatalogue,
  type WorkerScope,
} from '@aulario/course-data/worker';
import { expect, it, vi } from 'vitest';
import { reportingCatalogue } from './reportingCatalogue.ts';

/** A worker in this thread, whose messages are cloned as between two threads. */
function serveHere(fetchFile: typeof fetch) {
  const { port1: page, port2: inside } = new MessageChannel();
  page.start();
  inside.start();
  const worker = Object.assign(page, { terminate: () => page.close() });
  const scope = inside as unknown as WorkerScope;
  serveCatalogue(scope, (init, report) => createServedCatalogue(init, fetchFile, report));
  return worker;
}

const tried = async (fetchFile: typeof fetch) => {
  const report = vi.fn();
  const catalogue = createWorkerCatalogue({
    start: async () => serveHere(fetchFile),
    init: () => fetchCatalogueInit('/catalogue/', fetchFile),
    report,
  });
  const error: unknown = await reportingCatalogue(catalogue, report)
    .search(emptyQuery)
    .catch((reason: unknown) => reason);
  return { error, report };
};

it('does not report a device without a network', async () => {
  const { error, report } = await tried(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(error).toMatchObject({ code: 'network', cause: { name: 'TypeError' } });
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['unavailable', () => new Response('', { status: 503 })],
  ['missing', () => new Response('', { status: 404 })],
  ['damaged', () => new Response('half a file')],
])('reports a host whose answer is %s', async (code, answer) => {
  const { error, report } = await tried(async () => answer());
  expect(error).toMatchObject({ code });
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'catalogue: search');
});
