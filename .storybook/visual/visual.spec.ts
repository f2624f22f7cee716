import { type Browser, expect, type TestInfo } from '@playwright/test';
import { baseline } from './baselines.ts';
import type { Photo } from './camera.ts';
import { difference } from './difference.ts';
import { environmentOf, recordedEnvironment, verdictOn } from './environment.ts';
import { baselineFolder, test } from './gate.ts';
import { inventory } from './inventory.ts';
import { readLedger, sha256 } from './ledger.ts';
import { type Pixels, read, writePng } from './picture.ts';
import { builtStories, fileOf, type Story, storiesByFile } from './stories.ts';

const stories = builtStories();
const taken = recordedEnvironment();

const verdictIn = (browser: Browser) =>
  verdictOn(taken, environmentOf(browser.version()), Boolean(process.env['CI']));

test('the baselines were taken in this environment', ({ browser }, info) => {
  const { reason, isFailure } = verdictIn(browser);
  info.skip(reason !== null && !isFailure, reason ?? '');
  expect(reason).toBeNull();
});

test('every view has its baseline, and none is left of a story that is gone', () => {
  expect(inventory(baselineFolder, stories)).toEqual({ missing: [], orphans: [], damaged: [] });
});

/** For the report. */
const attach = async (info: TestInfo, view: string, kind: string, pixels: Pixels) =>
  info.attach(`${view} ${kind}`, { body: await writePng(pixels), contentType: 'image/png' });

async function compare(info: TestInfo, { id }: Story, { view, picture }: Photo): Promise<void> {
  const file = fileOf({ id });
  const shot = readLedger(baselineFolder, file)[view.name]?.shots[id];
  // The same bytes are the same pixels; other bytes may be so too.
  if (shot?.taken === sha256(picture)) return;
  const actual = await read(picture);
  const reference = await baseline(baselineFolder, file, view.name, id);
  const found = reference && difference(reference, actual);
  if (reference && !found) return;
  const summary = found?.summary ?? 'There is no baseline';
  info.annotations.push({ type: view.name, description: summary });
  if (reference) await attach(info, view.name, 'reference', reference);
  await attach(info, view.name, 'actual', actual);
  if (found?.drawn) await attach(info, view.name, 'difference', found.drawn);
  expect.soft(summary, view.name).toBeNull();
}

for (const [file, own] of storiesByFile(stories)) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeEach(({ browser }, info) => {
      const { reason } = verdictIn(browser);
      info.skip(reason !== null, reason ?? '');
    });
    for (const story of own) {
      test(story.id, async ({ camera }, info) => {
        for await (const photo of camera.photograph(story)) await compare(info, story, photo);
      });
    }
  });
}
