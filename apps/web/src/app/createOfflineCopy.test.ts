// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** A worker whose state the test sets. */
const aWorker = () =>
  Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });

/** A container in which the first worker is found after the registration. */
function found(active: ReturnType<typeof aWorker> | null) {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null,
    installing: aWorker(),
    update: async () => undefined,
  });
  const ready = Promise.withResolvers<typeof registration>();
  const serviceWorker = Object.assign(container(registration), {
    controller: active,
    ready: ready.promise,
  });
  serviceWorker.register.mockResolvedValue(registration);
  return { registration, serviceWorker, ready };
}

describe('in production', () => {
  beforeEach(() => void vi.stubEnv('PROD', true));
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['no new version on a first visit', null, 0],
    ['a new version beside an older one', aWorker(), 1],
  ])('offers %s', async (_, active, times) => {
    const { registration, serviceWorker } = found(active);
    const offline = createOfflineCopy({ serviceWorker }, vi.fn());
    const listener = vi.fn();
    offline.onUpdate(listener);
    offline.keep();
    await vi.waitFor(() => expect(serviceWorker.register).toHaveBeenCalled());
    await Promise.resolve();
    registration.dispatchEvent(new Event('updatefound'));
    // In some browsers the worker claims the page before its state event fires.
    const { installing } = registration;
    Object.assign(serviceWorker, { controller: installing });
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    expect(listener).toHaveBeenCalledTimes(times);
  });

  it('is kept again after it was forgotten, in this order', async () => {
    const active = aWorker();
    const { registration, serviceWorker, ready } = found(active);
    ready.resolve(registration);
    const offline = createOfflineCopy({ serviceWorker }, vi.fn());
    const messages = () => active.postMessage.mock.calls.map(([message]) => message);
    offline.keep();
    offline.keep();
    await vi.waitFor(() => expect(messages()).toEqual(['keep']));
    offline.forget();
    offline.keep();
    await vi.waitFor(() => expect(messages()).toEqual(['keep', 'forget', 'keep']));
    expect(serviceWorker.register).toHaveBeenCalledOnce();
  });
});

it('registers nothing while the product is developed', () => {
  const serviceWorker = container(null);
  createOfflineCopy({ serviceWorker }, vi.fn()).keep();
  expect(serviceWorker.register).not.toHaveBeenCalled();
});
