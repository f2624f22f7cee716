import { expect, it } from 'vitest';
import { awaitLoaderData } from './awaitLoaderData.ts';

it('awaits promises at any depth, and leaves data without one as it is', async () => {
  const settled = { result: { status: 'found', value: [Promise.resolve(1)] } };
  expect(await awaitLoaderData(settled)).toBe(settled);
  const pending = { id: 'a', more: { result: Promise.resolve({ next: Promise.resolve(2) }) } };
  expect(await awaitLoaderData(pending)).toEqual({ id: 'a', more: { result: { next: 2 } } });
});
