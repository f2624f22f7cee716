import { CatalogueError } from '@aulario/course-data';
import { aCatalogue } from '@aulario/course-data/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { keepCategory } from '../testing/keepCategory.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { firstCourse } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.categories, isSignedIn: true },
};

export default meta;

export const All: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: text('nav.categories') });
    await canvas.findByRole('list', {
      name: text('browse.subjectsOf', { category: text('category.Music') }),
    });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12);
  },
};

/** It waits for the counts and subjects, which are most of it. */
export const Loading: ScreenStory = {
  args: {
    services: () => ({ catalogue: aCatalogue({ overview: () => new Promise(() => undefined) }) }),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('app.loading'));
  },
};

export const Failed: ScreenStory = {
  args: {
    services: () => ({
      catalogue: aCatalogue({ overview: () => Promise.reject(new CatalogueError('network')) }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const One: ScreenStory = {
  args: { path: `${paths.categories}/development` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: text('category.Development') });
    await canvas.findByRole('list', { name: text('catalogue.grid') });
  },
};

/** At the foot of the catalogue: from the saved category and the cart, each with its reason. */
export const Recommended: ScreenStory = {
  args: {
    path: paths.home,
    cart: [firstCourse],
    prepareStorage: (storage) => keepCategory('Development', storage),
  },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    const heading = {
      name: text('recommended.category', { category: text('category.Development') }),
    };
    await canvas.findByText(text('common.courseCount', { count: 120 }));
    await canvas.findByRole('heading', heading);
  },
};

export const EnglishAll: ScreenStory = { ...All, globals: inEnglish };

export const EnglishOne: ScreenStory = { ...One, globals: inEnglish };
