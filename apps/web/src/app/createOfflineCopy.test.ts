import { expect, it, vi } from 'vitest';
import { createOfflineCopy } from './createOfflineCopy.ts';

const container = (registration: unknown) => {
  const serviceWorker = { register: vi.fn(), getRegistration: async () => registration };
  return serviceWorker as unknown as ServiceWorkerContainer & typeof serviceWorker;
};

it('tells the worker to forget', async () => {
  const active = { postMessage: vi.fn() };
  createOfflineCopy({ serviceWorker: container({ active }) }, vi.fn()).forget();
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith('forget'));
});

it('reports a worker that may not be, and is quiet where there is none', async () => {
  const refused = container(null);
  vi.spyOn(refused, 'getRegistration').mockRejectedValue(new DOMException('no', 'SecurityError'));
  const report = vi.fn();
  for (const serviceWorker of [container(undefined), refused, undefined]) {
    const offline = createOfflineCopy(serviceWorker ? { serviceWorker } : {}, report);
    expect(() => offline.forget()).not.toThrow();
  }
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(DOMException), 'service worker'),
  );
});

it('registers nothing while the product is developed', () => {
  const serviceWorker = container(null);
  createOfflineCopy({ serviceWorker }, vi.fn()).keep();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});
