import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { origin, test } from './gate.ts';
import { difference, pack } from './picture.ts';
import { photograph } from './shoot.ts';
import { baselineFolder, baselineOf, indexFile, storiesIn } from './stories.ts';

test.beforeAll(() => {
  mkdirSync(baselineFolder, { recursive: true });
});

for (const story of storiesIn(readFileSync(indexFile, 'utf8'))) {
  test(story.id, async ({ camera }) => {
    for await (const { view, picture } of photograph(camera, origin, story)) {
      const file = join(baselineFolder, baselineOf(story, view));
      // What looks the same keeps its bytes, so that a commit shows what has changed.
      if (existsSync(file) && !difference(readFileSync(file), picture)) continue;
      writeFileSync(file, pack(picture));
    }
  });
}
