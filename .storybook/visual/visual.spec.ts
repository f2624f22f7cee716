import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { differenceFrom, environmentOf, recordedEnvironment } from './environment.ts';
import { origin, test } from './gate.ts';
import { difference } from './picture.ts';
import { photograph } from './shoot.ts';
import { baselineFolder, baselineOf, indexFile, inventory, storiesIn } from './stories.ts';

const stories = storiesIn(readFileSync(indexFile, 'utf8'));
const taken = recordedEnvironment();

const whyNothingIsCompared = (browser: Browser) =>
  taken
    ? differenceFrom(taken, environmentOf(browser.version()))
    : 'There are no baselines: pnpm test:visual:update takes them.';

test('the baselines were taken in this environment', ({ browser }, info) => {
  const reason = whyNothingIsCompared(browser);
  // Elsewhere every picture would differ for no fault of the code; in CI that must not pass.
  info.skip(taken !== null && reason !== null && !process.env['CI'], reason ?? '');
  expect(reason).toBeNull();
});

test('every view has its baseline, and none is left of a story that is gone', () => {
  const files = existsSync(baselineFolder) ? readdirSync(baselineFolder) : [];
  expect(inventory(stories, files)).toEqual({ missing: [], orphans: [] });
});

test.describe(() => {
  test.beforeEach(({ browser }, info) => {
    const reason = whyNothingIsCompared(browser);
    info.skip(reason !== null, reason ?? '');
  });

  for (const story of stories) {
    test(story.id, async ({ camera }, info) => {
      const attach = (name: string, body: Buffer) =>
        info.attach(name, { body, contentType: 'image/png' });

      for await (const { view, picture } of photograph(camera, origin, story)) {
        const file = join(baselineFolder, baselineOf(story, view));
        const reference = existsSync(file) ? readFileSync(file) : null;
        const found = reference && difference(reference, picture);
        if (reference && !found) continue;
        // The report shows pictures with these endings beside each other, with a slider.
        if (reference) await attach(`${view.name}-expected.png`, reference);
        await attach(`${view.name}-actual.png`, picture);
        if (found?.picture) await attach(`${view.name}-diff.png`, found.picture);
        expect.soft(found?.summary ?? 'There is no baseline', view.name).toBeNull();
      }
    });
  }
});
