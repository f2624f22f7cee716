import { expect, it, vi } from 'vitest';
import { createAuthStateStore } from './authStateStore.ts';

it('is loading until it gets an account or none', () => {
  const store = createAuthStateStore();
  expect(store.getState()).toEqual({ status: 'loading' });
  store.setAccount(null);
  expect(store.getState()).toEqual({ status: 'signedOut' });
});

it('does not notify when nothing changed', () => {
  const store = createAuthStateStore({ status: 'signedOut' });
  const listener = vi.fn();
  store.subscribe(listener);
  store.setAccount(null);
  expect(listener).not.toHaveBeenCalled();
});

it('counts each subscription of the same function', () => {
  const store = createAuthStateStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.subscribe(listener);
  leave();
  store.setAccount(null);
  expect(listener).toHaveBeenCalledOnce();
});

it('lets a listener unsubscribe while it is called', () => {
  const store = createAuthStateStore();
  const last = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(last);
  store.setAccount(null);
  expect(last).toHaveBeenCalledOnce();
});
