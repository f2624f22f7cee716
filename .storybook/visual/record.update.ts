import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keep } from './baselines.ts';
import { baselineFolder, takenFolder, test } from './screenshotTest.ts';
import { builtStories, type Story, storiesByFile, viewNames } from './stories.ts';

/** By view, the new pictures of a file's stories. */
const takenOf = (stories: readonly Story[]) =>
  Map.groupBy(
    stories.flatMap((story) =>
      viewNames(story).map((view) => ({
        view,
        story: story.id,
        picture: readFileSync(join(takenFolder, `${story.id}.${view}.png`)),
      })),
    ),
    ({ view }) => view,
  );

test.beforeAll(() => {
  mkdirSync(baselineFolder, { recursive: true });
});

for (const [file, stories] of storiesByFile(builtStories())) {
  test(file, () => keep(baselineFolder, file, takenOf(stories)));
}
