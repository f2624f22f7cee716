import { CatalogueError } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import type { Load } from '@aulario/frame/async/useLoad.ts';
import { ServicesProvider } from '@aulario/frame/services/Services.tsx';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryServices } from '../../testing/openApp.tsx';

function asking(ask: Load<string>) {
  const report = vi.fn();
  const services = memoryServices({ report });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  );
  const view = renderHook(
    (props: { ask: Load<string> }) => useAsync(() => props.ask, [props.ask]),
    {
      initialProps: { ask },
      wrapper,
    },
  );
  return { ...view, report };
}

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

it('reports a failure that the catalogue has not reported, and none of an abandoned request', async () => {
  const abandoned = Promise.withResolvers<string>();
  const { rerender, report } = asking(() => abandoned.promise);
  rerender({ ask: () => Promise.reject(new CatalogueError('network')) });
  abandoned.reject(new TypeError('abandoned'));
  const unforeseen = new TypeError('no such thing');
  rerender({ ask: () => Promise.reject(unforeseen) });
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.lastCall?.[0]).toBe(unforeseen);
});

it('aborts a request that a newer one replaces', async () => {
  const signals: AbortSignal[] = [];
  const pending = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => undefined);
  };
  const { rerender, unmount } = asking(pending);
  rerender({ ask: (signal) => pending(signal) });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
