// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resultOf } from './asyncResult.ts';
import { useAsyncResult } from './useAsyncResult.ts';

const found = { status: 'found', value: 'curso' };

it('shows a result that came before the screen in the first render', async () => {
  const pending = resultOf(Promise.resolve('curso'));
  await pending;
  const seen: unknown[] = [];
  renderHook(() => seen.push(useAsyncResult(pending)));
  expect(seen).toEqual([found]);
});

it('is null until the result comes, and shows no earlier request', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = resultOf(promise);
  const never = resultOf(new Promise<string>(() => undefined));
  const { result, rerender } = renderHook(useAsyncResult<string>, { initialProps: first });
  expect(result.current).toBeNull();
  await act(async () => resolve('curso'));
  expect(result.current).toEqual(found);
  rerender(never);
  expect(result.current).toBeNull();
});
