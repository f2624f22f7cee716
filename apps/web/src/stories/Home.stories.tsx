import { paths } from '@aulario/frame/navigation/paths.ts';
import { createOwnedRepository } from '@aulario/my-courses/lists';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import { browserOf } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { mixedCourses } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

/** Two courses in progress, and a plan of them, far away so that its words stay the same. */
function keepStarted(storage: Storage) {
  const records = browserOf(storage).page.account(testAccount.id);
  const owned = createOwnedRepository(records, { now: () => Date.UTC(2026, 10, 2, 12) });
  for (const course of mixedCourses.slice(0, 2)) {
    owned.add(course);
    owned.setProgress(course.id, 'in-progress');
  }
  createPlanRepository(records).change(() => firstPlanSettings('2031-02-05'));
}

/** What is in progress, the week of the plan, and courses like these. */
export const Continues: ScreenStory = {
  args: { prepareStorage: keepStarted },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('region', { name: textOf(globals)('home.started') });
  },
};

/** An account of which nothing is known yet. */
export const NewAccount: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('region', { name: textOf(globals)('home.start') });
  },
};
