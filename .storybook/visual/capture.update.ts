import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takenFolder, test } from './screenshotTest.ts';
import { builtStories, storiesByFile } from './stories.ts';

test.beforeAll(() => {
  mkdirSync(takenFolder, { recursive: true });
});

for (const [file, stories] of storiesByFile(builtStories())) {
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories) {
      test(story.id, async ({ screenshots }) => {
        for await (const { view, picture } of screenshots.capture(story)) {
          writeFileSync(join(takenFolder, `${story.id}.${view.name}.png`), picture);
        }
      });
    }
  });
}
