import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { environmentOf, recordEnvironment } from './environment.ts';
import { baselineFolder, indexFile, inventory, storiesIn } from './stories.ts';

test('removes what is left over and records the environment', ({ browser }) => {
  const stories = storiesIn(readFileSync(indexFile, 'utf8'));
  for (const file of inventory(stories, readdirSync(baselineFolder)).orphans) {
    rmSync(join(baselineFolder, file));
  }
  recordEnvironment(environmentOf(browser.version()));
});
