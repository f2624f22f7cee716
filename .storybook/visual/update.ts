import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { environmentOf, recordEnvironment } from './environment.ts';
import { pack } from './picture.ts';
import { open, shoot } from './shoot.ts';
import { baselineFolder, baselineOf, stories, viewsOf } from './stories.ts';

test.describe('update', () => {
  for (const story of stories()) {
    test(story.id, async ({ page }) => {
      await open(page, story);
      mkdirSync(baselineFolder, { recursive: true });
      for (const view of viewsOf(story)) {
        writeFileSync(join(baselineFolder, baselineOf(story, view)), pack(await shoot(page, view)));
      }
    });
  }

  test('records the environment and removes orphans', ({ browser }) => {
    const wanted = new Set(
      stories().flatMap((story) => viewsOf(story).map((view) => baselineOf(story, view))),
    );
    mkdirSync(baselineFolder, { recursive: true });
    for (const file of readdirSync(baselineFolder)) {
      if (!wanted.has(file)) rmSync(join(baselineFolder, file));
    }
    recordEnvironment(environmentOf(browser.version()));
  });
});
