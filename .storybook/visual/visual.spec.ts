import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { differenceFromBaselines, environmentOf } from './environment.ts';
import { difference } from './picture.ts';
import { open, shoot } from './shoot.ts';
import { baselineFolder, baselineOf, stories, viewsOf } from './stories.ts';

test.beforeEach(({ browser }) => {
  const reason = differenceFromBaselines(environmentOf(browser.version()));
  // Elsewhere every picture would differ for no fault of the code; in CI that must not pass.
  test.info().skip(reason !== null && !process.env['CI'], `Nothing is compared. ${reason}`);
  expect(reason).toBeNull();
});

for (const story of stories()) {
  test(story.id, async ({ page }, { attach }) => {
    await open(page, story);
    for (const view of viewsOf(story)) {
      const name = baselineOf(story, view);
      const actual = await shoot(page, view);
      const file = join(baselineFolder, name);
      if (!existsSync(file)) {
        await attach(name.replace('.png', '-actual.png'), {
          body: actual,
          contentType: 'image/png',
        });
        expect.soft(name, 'has no baseline').toBeNull();
        continue;
      }
      const reference = readFileSync(file);
      const found = difference(reference, actual);
      if (!found) continue;
      // The report shows attachments named so beside each other, with a slider.
      const pictures = { expected: reference, actual, diff: found.picture };
      for (const [part, body] of Object.entries(pictures)) {
        const partName = name.replace('.png', `-${part}.png`);
        if (body) await attach(partName, { body, contentType: 'image/png' });
      }
      expect.soft(found.summary, name).toBeNull();
    }
  });
}

test('no baseline is left of a story that is gone', () => {
  const expected = new Set(
    stories().flatMap((story) => viewsOf(story).map((view) => baselineOf(story, view))),
  );
  const orphans = readdirSync(baselineFolder).filter((file) => !expected.has(file));
  expect(orphans).toEqual([]);
});
