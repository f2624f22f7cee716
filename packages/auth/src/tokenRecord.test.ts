// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createTokenRecord, tokenKey } from './tokenRecord.ts';

const storage = window.localStorage;

afterEach(() => {
  vi.restoreAllMocks();
  storage.clear();
});

it('uses the key of the specification', () => {
  expect(tokenKey).toBe('token');
  const record = createTokenRecord(storage);
  record.write('abc');
  expect({ ...storage }).toEqual({ token: 'abc' });
  record.clear();
  expect(storage.length).toBe(0);
});

it('ignores a storage fault, which does occur', () => {
  const denied = new DOMException('denied', 'SecurityError');
  const faults = (['setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw denied;
    }),
  );
  const record = createTokenRecord(storage);
  expect(() => record.write('abc')).not.toThrow();
  expect(() => record.clear()).not.toThrow();
  for (const fault of faults) expect(fault).toHaveBeenCalledOnce();
});
