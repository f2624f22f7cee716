// @vitest-environment jsdom
import { createOldData } from '@aulario/local-data/old';
import { afterEach, expect, it, vi } from 'vitest';
import {
  followPreferredCategory,
  readPreferredCategory,
  savePreferredCategory,
} from './preferredCategory.ts';

const places = () => ({
  localData: createOldData({ storage: localStorage }),
  storage: localStorage,
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is copied in clear while its account is signed in, and comes back with it', () => {
  savePreferredCategory(places(), 'ana', 'Music');
  expect(localStorage.getItem('category')).toBe('Music');
  followPreferredCategory(places(), 'bea');
  expect(readPreferredCategory(localStorage)).toBeNull();
  followPreferredCategory(places(), 'ana');
  expect(readPreferredCategory(localStorage)).toBe('Music');
});

it('reads nothing that is not a category', () => {
  localStorage.setItem('category', 'Magic');
  expect(readPreferredCategory(localStorage)).toBeNull();
});

it('says that the browser refuses to store it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => savePreferredCategory(places(), 'ana', 'Music')).toThrow('storage-full');
  expect(readPreferredCategory(localStorage)).toBeNull();
});
