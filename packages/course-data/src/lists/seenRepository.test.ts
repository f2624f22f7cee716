// @vitest-environment jsdom
import { createLocalData } from '@aulario/local-data';
import { beforeEach, expect, it } from 'vitest';
import { createSeenRepository } from './seenRepository.ts';

const open = () => createSeenRepository(createLocalData({ storage: localStorage }).visitor);

beforeEach(() => localStorage.clear());

it('keeps the latest build that was seen', () => {
  const seen = open();
  expect(seen.getSnapshot()).toBeNull();
  seen.mark('2026-11-20');
  seen.mark('2026-11-18');
  expect(open().getSnapshot()).toBe('2026-11-20');
});

it('takes nothing but a day', () => {
  const seen = open();
  seen.mark('yesterday');
  expect(seen.getSnapshot()).toBeNull();
});
