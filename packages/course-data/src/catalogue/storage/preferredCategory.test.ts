// @vitest-environment jsdom
import { createTestBrowser } from '@aulario/local-data/testing';
import { afterEach, expect, it } from 'vitest';
import {
  followPreferredCategory,
  readPreferredCategory,
  savePreferredCategory,
} from './preferredCategory.ts';

const openPlaces = () => {
  const { disk, page: localData } = createTestBrowser();
  return { disk, localData, storage: localStorage };
};

afterEach(() => localStorage.clear());

it('is copied in clear while its account is signed in, and comes back with it', () => {
  const places = openPlaces();
  savePreferredCategory(places, 'ana', 'Music');
  expect(localStorage.getItem('category')).toBe('Music');
  followPreferredCategory(places, 'bea');
  expect(readPreferredCategory(localStorage)).toBeNull();
  followPreferredCategory(places, 'ana');
  expect(readPreferredCategory(localStorage)).toBe('Music');
});

it('reads nothing that is not a category', () => {
  localStorage.setItem('category', 'Magic');
  expect(readPreferredCategory(localStorage)).toBeNull();
});

it('says that the browser refuses to store it', async () => {
  const places = openPlaces();
  places.disk.setFault('storage-full');
  savePreferredCategory(places, 'ana', 'Design');
  await places.localData.settle();
  expect(() => savePreferredCategory(places, 'ana', 'Music')).toThrow('storage-full');
  expect(readPreferredCategory(localStorage)).toBe('Design');
});
