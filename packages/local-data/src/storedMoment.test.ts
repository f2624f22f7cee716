import { expect, it } from 'vitest';
import { isRecent, storeMoment } from './storedMoment.ts';
import { createSharedDisk } from './testing/sharedDisk.ts';

it('is recent for less than the duration, and never before it was stored', () => {
  const { storage } = createSharedDisk().openTab();
  expect(isRecent(storage, 'dismissedAt', 1_000, 5_000)).toBe(false);
  storeMoment(storage, 'dismissedAt', 5_000);
  expect(isRecent(storage, 'dismissedAt', 1_000, 5_999)).toBe(true);
  expect(isRecent(storage, 'dismissedAt', 1_000, 6_000)).toBe(false);
  expect(isRecent(storage, 'dismissedAt', 1_000, 4_999)).toBe(false);
});

it('is not recent where nothing can be stored', () => {
  const tab = createSharedDisk().openTab();
  tab.kill();
  storeMoment(tab.storage, 'dismissedAt', 5_000);
  expect(isRecent(tab.storage, 'dismissedAt', 1_000, 5_000)).toBe(false);
});
