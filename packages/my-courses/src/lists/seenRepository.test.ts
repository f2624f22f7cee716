// @vitest-environment jsdom
import { textCodec } from '@aulario/local-data';
import { createOldData } from '@aulario/local-data/old';
import { beforeEach, expect, it } from 'vitest';
import { createSeenRepository } from './seenRepository.ts';

const open = () => createSeenRepository(createOldData({ storage: localStorage }).visitor);

beforeEach(() => localStorage.clear());

it('keeps the latest build that was seen', () => {
  const seen = open();
  expect(seen.getSnapshot()).toBeNull();
  seen.mark('2026-11-20');
  seen.mark('2026-11-18');
  expect(open().getSnapshot()).toBe('2026-11-20');
});

it.each(['yesterday', '2026-02-31', '9999-12-31', '1999-12-31', '2026-11-20T10:00'])(
  'reads no day in %j',
  (text) => {
    const { visitor } = createOldData({ storage: localStorage });
    visitor.open('seen', textCodec).change('build', () => text);
    expect(open().getSnapshot()).toBeNull();
  },
);
