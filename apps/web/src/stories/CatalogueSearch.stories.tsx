import { openRecentSearches, rememberSearch } from '@aulario/course-data';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, within } from 'storybook/test';
import { browserOf } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
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
    await canvas.findByText(text('common.courseCount', { count: 120 }));
    const field = canvas.getByRole('combobox', { name: text('search.label') });
    await userEvent.type(field, 'pyt');
    const list = await canvas.findByRole('listbox', { name: text('suggest.list') });
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent(/python/i);
  },
};

export const RecentSearches: ScreenStory = {
  args: {
    prepareStorage: (storage) => {
      const searches = openRecentSearches(browserOf(storage).page.account(testAccount.id));
      for (const search of ['guitarra', 'excel', 'c++']) rememberSearch(searches, search);
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByText(text('common.courseCount', { count: 120 }));
    await userEvent.click(canvas.getByRole('combobox', { name: text('search.label') }));
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

export const WhyFound: ScreenStory = {
  args: { path: `${paths.home}?q=pyton` },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const [first] = await canvas.findAllByRole('link', {
      name: new RegExp(`^${text('course.details')}`),
    });
    if (first === undefined) throw new Error('No result leads to its details.');
    // On narrow screens the details are a page of their own, which does not know the search.
    if (!matchMedia('(min-width: 960px)').matches) return;
    await userEvent.click(first);
    await canvas.findByText(new RegExp(`: ${text('why.kind.fuzzy')}\\.$`));
  },
};

export const Similar: ScreenStory = {
  args: { path: `${paths.home}?like=udemy:5459964` },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('list', { name: textOf(globals)('catalogue.grid') });
  },
};

export const EnglishCorrected: ScreenStory = { ...Corrected, globals: inEnglish };

export const EnglishWhyFound: ScreenStory = { ...WhyFound, globals: inEnglish };
