import { textCodec } from '@aulario/local-data';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, expect, it } from 'vitest';
import { createSeenRepository } from './seenRepository.ts';

let browser: TestBrowser;
const open = async () => createSeenRepository((await browser.reopen()).visitor);

beforeEach(() => {
  browser = createTestBrowser();
});

it('keeps the latest build that was seen', async () => {
  const seen = await open();
  expect(seen.getSnapshot()).toBeNull();
  seen.mark('2026-11-20');
  seen.mark('2026-11-18');
  expect((await open()).getSnapshot()).toBe('2026-11-20');
});

it.each(['yesterday', '2026-02-31', '9999-12-31', '1999-12-31', '2026-11-20T10:00'])(
  'reads no day in %j',
  async (text) => {
    browser.page.visitor.open('seen', textCodec).change('build', () => text);
    expect((await open()).getSnapshot()).toBeNull();
  },
);
