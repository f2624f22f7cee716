import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOf, recordEnvironment } from './environment.ts';
import { inventory } from './inventory.ts';
import { baselineFolder, test } from './screenshotTest.ts';
import { builtStories } from './stories.ts';

test('removes what is left over and records the environment', ({ browser }) => {
  for (const name of inventory(baselineFolder, builtStories()).orphans) {
    rmSync(join(baselineFolder, name), { force: true });
  }
  recordEnvironment(environmentOf(browser.version()));
});
