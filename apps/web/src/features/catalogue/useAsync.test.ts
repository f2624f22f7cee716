// @vitest-environment jsdom

import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAsync } from './useAsync.ts';

const asking = (ask: () => Promise<string>) =>
  renderHook((props: { ask: () => Promise<string> }) => useAsync(props.ask), {
    initialProps: { ask },
  });

it('shows the last answer while the next one is on its way', async () => {
  const { result, rerender } = asking(async () => 'python');
  await waitFor(() => expect(result.current).toBe('python'));
  const next = Promise.withResolvers<string>();
  rerender({ ask: () => next.promise });
  expect(result.current).toBe('python');
  next.resolve('excel');
  await waitFor(() => expect(result.current).toBe('excel'));
});

it('shows no answer of an earlier question after a failure', async () => {
  const { result, rerender } = asking(async () => 'python');
  await waitFor(() => expect(result.current).toBe('python'));
  rerender({ ask: () => Promise.reject(new TypeError('offline')) });
  await waitFor(() => expect(result.current).toBeNull());
});
