import { paths } from '@aulario/frame/navigation/paths.ts';
import { toCompareSearch } from '@aulario/my-courses/compare';
import { expect } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { mixedCourses } from './storyCourses.ts';

const ids = mixedCourses.map(({ id }) => id);

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: `${paths.publicCompare}?${toCompareSearch(ids)}`, isSignedIn: false },
};

export default meta;

/** Four courses, and seven criteria of which each has a weight. */
export const Four: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(7);
  },
};

/** Nothing weighs, one course is discontinued. */
export const Tie: ScreenStory = {
  args: {
    path: `${paths.publicCompare}?${toCompareSearch(['udemy:0', ...ids.slice(0, 2)])}&w=000000`,
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('compare.missing', { count: 1 }));
  },
};

export const English: ScreenStory = { ...Four, globals: inEnglish };
