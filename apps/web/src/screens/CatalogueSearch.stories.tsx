import { expect, within } from 'storybook/test';
import { rememberSearch } from '../features/catalogue/search/recentSearches.ts';
import { paths } from '../features/navigation/paths.ts';
import { lucia } from '../testing/lucia.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  title: 'Catalogue search',
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

export const Suggestions: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByText(text('catalogue.count', { count: 120 }));
    const field = canvas.getByRole('combobox', { name: text('catalogue.searchLabel') });
    await userEvent.type(field, 'pyt');
    const list = await canvas.findByRole('listbox', { name: text('suggest.list') });
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(/python/i);
  },
};

export const RecentSearches: ScreenStory = {
  args: {
    spoil: (storage) => {
      for (const search of ['guitarra', 'excel', 'c++']) rememberSearch(storage, lucia.id, search);
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByText(text('catalogue.count', { count: 120 }));
    await userEvent.click(canvas.getByRole('combobox', { name: text('catalogue.searchLabel') }));
    const list = await canvas.findByRole('listbox', { name: text('suggest.recent') });
    await expect(within(list).getAllByRole('option')).toHaveLength(3);
  },
};

/** A correction, with the way back to what was typed; the words are marked where they were found. */
export const Corrected: ScreenStory = {
  args: { path: `${paths.home}?q=pyton` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('link', { name: text('correction.back', { text: 'pyton' }) });
  },
};

export const WhyOpen: ScreenStory = {
  args: { path: `${paths.home}?q=pyton` },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const [first] = await canvas.findAllByRole('button', {
      name: new RegExp(text('why.label').replace('?', '\\?')),
    });
    if (first === undefined) throw new Error('No result tells why it is there.');
    await userEvent.click(first);
    await canvas.findByText(new RegExp(`^${text('why.kind.fuzzy')} · `));
  },
};

export const Similar: ScreenStory = {
  args: { path: `${paths.home}?like=udemy:5459964` },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: textOf(globals)('catalogue.grid') });
  },
};

export const EnglishCorrected: ScreenStory = { ...Corrected, globals: inEnglish };

export const EnglishWhyOpen: ScreenStory = { ...WhyOpen, globals: inEnglish };
