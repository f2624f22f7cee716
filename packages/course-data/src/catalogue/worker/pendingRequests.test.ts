import { expect, it } from 'vitest';
import type { CoursePage } from '../port/catalogueAnswers.ts';
import { CatalogueError } from '../port/catalogueError.ts';
import { noPendingRequests, rejectRequests, settleRequest } from './connectWorker.ts';
import { writeError } from './protocol.ts';

it('settles a request once, and ignores answers to aborted ones', async () => {
  const pending = noPendingRequests();
  const request = Promise.withResolvers<CoursePage | null>();
  pending.course.set(1, request);
  settleRequest(pending, { type: 'answer', id: 2, kind: 'course', value: null });
  expect(pending.course.size).toBe(1);
  settleRequest(pending, { type: 'answer', id: 1, kind: 'course', value: null });
  expect([await request.promise, pending.course.size]).toEqual([null, 0]);
});

it('rejects with the error of the port, or the restored one of an error without a code', async () => {
  const pending = noPendingRequests();
  const damaged = Promise.withResolvers<CoursePage | null>();
  const unforeseen = Promise.withResolvers<CoursePage | null>();
  pending.course.set(1, damaged).set(2, unforeseen);
  const error = new TypeError('broken', { cause: 'a reason' });
  const fail = (id: number, reason: unknown) =>
    settleRequest(pending, { type: 'error', id, kind: 'course', error: writeError(reason) });
  fail(1, new CatalogueError('damaged', error));
  fail(2, error);
  const restored = { name: 'TypeError', message: 'broken', cause: { message: 'a reason' } };
  await expect(damaged.promise).rejects.toMatchObject({ code: 'damaged', cause: restored });
  await expect(unforeseen.promise).rejects.toMatchObject(restored);
});

it('rejects all requests of a worker that has ended', async () => {
  const pending = noPendingRequests();
  const requests = [
    Promise.withResolvers<CoursePage | null>(),
    Promise.withResolvers<CoursePage | null>(),
  ];
  for (const [id, request] of requests.entries()) pending.course.set(id, request);
  rejectRequests(pending, new CatalogueError('network'));
  for (const { promise } of requests) {
    await expect(promise).rejects.toMatchObject({ code: 'network' });
  }
  expect(pending.course.size).toBe(0);
});
