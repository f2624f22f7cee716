import { type Browser, expect, type TestInfo } from '@playwright/test';
import { baseline } from './baselines.ts';
import { difference } from './difference.ts';
import { environmentOf, recordedEnvironment, verdictOn } from './environment.ts';
import { inventory } from './inventory.ts';
import { type Pixels, read, writePng } from './picture.ts';
import { baselineFolder, differedOnce, test } from './screenshotTest.ts';
import { readSheetManifest, sha256 } from './sheetManifest.ts';
import {
  builtStories,
  fileOf,
  type Story,
  storiesByFile,
  storyAddress,
  type View,
} from './stories.ts';
import type { Screenshot, StoryScreenshots } from './storyScreenshots.ts';

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

/** The names by which Playwright's report shows pictures beside each other and under a slider. */
const attach = async (
  info: TestInfo,
  view: string,
  kind: 'expected' | 'actual' | 'diff',
  pixels: Pixels,
) => info.attach(`${view}-${kind}.png`, { body: await writePng(pixels), contentType: 'image/png' });

interface Deviation {
  view: string;
  summary: string;
  reference: Pixels | null;
  actual: Pixels;
  marked: Pixels | null;
}

/** Equal bytes are equal pixels; different bytes may be, too. */
const isRecorded = ({ id }: Story, { name }: View, picture: Buffer) =>
  readSheetManifest(baselineFolder, fileOf({ id }))[name]?.shots[id]?.taken === sha256(picture);

async function deviationOf(story: Story, { view, picture }: Screenshot): Promise<Deviation | null> {
  if (isRecorded(story, view, picture)) return null;
  const { id } = story;
  const file = fileOf(story);
  const actual = await read(picture);
  const reference = await baseline(baselineFolder, file, view.name, id);
  const found = reference && difference(reference, actual);
  if (reference && !found) return null;
  const summary = found?.summary ?? 'There is no baseline';
  return { view: view.name, summary, reference, actual, marked: found?.marked ?? null };
}

async function deviationsOf(screenshots: StoryScreenshots, story: Story): Promise<Deviation[]> {
  const deviations: Deviation[] = [];
  const isExpected = (view: View, picture: Buffer) => isRecorded(story, view, picture);
  for await (const photo of screenshots.capture(story, isExpected)) {
    const deviation = await deviationOf(story, photo);
    if (deviation) deviations.push(deviation);
  }
  return deviations;
}

async function report(info: TestInfo, deviation: Deviation): Promise<void> {
  const { view, summary, reference, actual, marked } = deviation;
  const address = storyAddress(info.title, view, process.env['STORYBOOK_URL']);
  info.annotations.push({ type: view, description: `${summary}: ${address}` });
  if (reference) await attach(info, view, 'expected', reference);
  await attach(info, view, 'actual', actual);
  if (marked) await attach(info, view, 'diff', marked);
  expect.soft(summary, view).toBeNull();
}

for (const [file, own] of storiesByFile(stories)) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeEach(({ browser }, info) => {
      const { reason } = verdictIn(browser);
      info.skip(reason !== null, reason ?? '');
    });
    for (const story of own) {
      test(story.id, async ({ screenshots }, info) => {
        const compare = () => deviationsOf(screenshots, story);
        const first = await test.step('compare', compare);
        if (first.length === 0) return;
        // A real change differs each time; a screenshot taken too early on a busy machine does not.
        const again = await test.step('compare once more', compare);
        for (const { view } of first) {
          const lasting = again.find((deviation) => deviation.view === view);
          if (lasting) await test.step(view, () => report(info, lasting));
          else info.annotations.push({ type: differedOnce, description: view });
        }
      });
    }
  });
}
