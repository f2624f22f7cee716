import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  title: 'Catalogue nothing found',
  tags: ['!autodocs'],
  args: { path: `${paths.home}?q=zzzz`, isSignedIn: true },
};

export default meta;

/** Nothing looks like it: near subjects, and somewhere to start. */
export const Words: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('noResults.for', { text: 'zzzz' }) });
    await canvas.findByRole('heading', { name: text('noResults.popular') });
  },
};

/** The category empties it: without it there are courses, and the button says how many. */
export const InCategory: ScreenStory = {
  args: { path: `${paths.home}?q=python&category=Music` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    const values = { text: 'python', category: text('category.Music') };
    await canvas.findByRole('heading', { name: text('noResults.forIn', values) });
    const without = text('noResults.without', { filter: text('category.Music') });
    await expect(await canvas.findByRole('link', { name: new RegExp(without) })).toBeVisible();
  },
};

export const ManyFilters: ScreenStory = {
  args: { path: `${paths.home}?q=excel&platform=edx&language=fr&level=advanced&price=over-100` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('noResults.forFilters', { text: 'excel' }) });
    await canvas.findByRole('link', { name: text('catalogue.clear') });
  },
};

/** As typed, nothing; similar words may do. */
export const Verbatim: ScreenStory = {
  args: { path: `${paths.home}?q=pyton&exact=1` },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('link', { name: textOf(globals)('noResults.notVerbatim') });
  },
};

export const EnglishManyFilters: ScreenStory = { ...ManyFilters, globals: inEnglish };
