import { mkdirSync } from 'node:fs';
import { keep } from './baselines.ts';
import { baselineFolder, test } from './screenshotTest.ts';
import { builtStories, storiesByFile } from './stories.ts';

const timeoutMsPerStory = 120_000;

test.beforeAll(() => {
  mkdirSync(baselineFolder, { recursive: true });
});

for (const [file, stories] of storiesByFile(builtStories())) {
  test(file, async ({ screenshots }) => {
    test.setTimeout(timeoutMsPerStory * stories.length);
    const taken: { view: string; story: string; picture: Buffer }[] = [];
    for (const story of stories) {
      for await (const { view, picture } of screenshots.capture(story)) {
        taken.push({ view: view.name, story: story.id, picture });
      }
    }
    const byView = Map.groupBy(taken, ({ view }) => view);
    await keep(baselineFolder, file, byView);
  });
}
