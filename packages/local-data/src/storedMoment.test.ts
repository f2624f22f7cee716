import { expect, it } from 'vitest';
import { isRecent, storeMoment } from './storedMoment.ts';
import { createTestStorage } from './testing/testStorage.ts';

it('is recent for less than the duration, and never before it was stored', () => {
  const storage = createTestStorage();
  expect(isRecent(storage, 'dismissedAt', 1_000, 5_000)).toBe(false);
  storeMoment(storage, 'dismissedAt', 5_000);
  expect(isRecent(storage, 'dismissedAt', 1_000, 5_999)).toBe(true);
  expect(isRecent(storage, 'dismissedAt', 1_000, 6_000)).toBe(false);
  expect(isRecent(storage, 'dismissedAt', 1_000, 4_999)).toBe(false);
});

it('is not recent where nothing can be stored', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  const storage = { ...createTestStorage(), getItem: refuse, setItem: refuse };
  storeMoment(storage, 'dismissedAt', 5_000);
  expect(isRecent(storage, 'dismissedAt', 1_000, 5_000)).toBe(false);
});
