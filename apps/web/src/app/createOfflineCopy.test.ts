import { expect, it, vi } from 'vitest';
import { createOfflineCopy } from './createOfflineCopy.ts';

const container = (registration: unknown) => {
  const serviceWorker = { register: vi.fn(), getRegistration: async () => registration };
  return serviceWorker as unknown as ServiceWorkerContainer & typeof serviceWorker;
};

it('tells the worker to forget', async () => {
  const active = { postMessage: vi.fn() };
  createOfflineCopy({ serviceWorker: container({ active }) }).forget();
  await vi.waitFor(() => expect(active.postMessage).toHaveBeenCalledWith('forget'));
});

it('is quiet where there is no worker, or none may be', async () => {
  const refused = container(null);
  vi.spyOn(refused, 'getRegistration').mockRejectedValue(new DOMException('no', 'SecurityError'));
  for (const serviceWorker of [container(undefined), refused, undefined]) {
    expect(() => createOfflineCopy(serviceWorker ? { serviceWorker } : {}).forget()).not.toThrow();
  }
  await Promise.resolve();
});

it('registers nothing while the product is developed', () => {
  const serviceWorker = container(null);
  createOfflineCopy({ serviceWorker }).keep();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});
