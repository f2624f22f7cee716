import { createMemoryCatalogue } from '@aulario/course-data';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { firstCourse, longCourses, mixedCourses } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByText(text('common.courseCount', { count: 120 }));
    const grid = canvas.getByRole('list', { name: text('catalogue.grid') });
    await expect(grid.children).toHaveLength(12);
    await expect(canvas.getByRole('link', { current: 'page', name: /1/ })).toBeVisible();
  },
};

export const Searched: ScreenStory = {
  args: { path: `${paths.home}?q=c%2B%2B` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByText(text('catalogue.for', { text: 'c++' }));
    await expect(canvas.getByRole('combobox', { name: text('search.label') })).toHaveValue('c++');
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(/C\+\+/);
  },
};

export const Category: ScreenStory = {
  args: { path: `${paths.home}?category=Music` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByText(text('common.courseCount', { count: 8 }));
  },
};

export const LastPage: ScreenStory = {
  args: { path: `${paths.home}?page=10` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('group', { name: text('catalogue.pageOf', { page: 10, pages: 10 }) });
  },
};

export const WithCart: ScreenStory = {
  args: { cart: mixedCourses },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    const { title } = firstCourse;
    const name = text('course.remove', { title });
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
    const badge = text('common.courseCount', { count: mixedCourses.length });
    await expect(canvas.getAllByText(badge)).not.toHaveLength(0);
    await canvas.findAllByText(text('recommended.cartReason'));
  },
};

/** A card's title ends after three lines, four when narrow; its full text is its name. */
export const LongText: ScreenStory = {
  args: { services: () => ({ catalogue: createMemoryCatalogue(longCourses) }) },
  play: async ({ canvas }) => {
    const { title } = longCourses[0];
    await canvas.findByRole('heading', { level: 2, name: new RegExp(title) });
  },
};

export const English: ScreenStory = { ...Default, globals: inEnglish };
