import { createMemoryAuthService } from '@aulario/auth/testing';
import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue } from '@aulario/course-data/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, within } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { endlessCatalogue } from './storyCatalogue.ts';

const meta: ScreenMeta = {
  ...inApp,
  title: 'Catalogue',
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

/** The provider has not confirmed the session yet: nothing protected shows. */
export const CheckingSession: ScreenStory = {
  args: {
    services: () => ({ auth: createMemoryAuthService({ state: { status: 'loading' } }) }),
  },
  play: async ({ canvas, globals }) => {
    const status = await canvas.findByText(textOf(globals)('shell.checkingSession'));
    await expect(status).toBeVisible();
    await expect(canvas.queryByRole('main')).toBeNull();
  },
};

export const Loading: ScreenStory = {
  args: { services: () => ({ catalogue: endlessCatalogue }) },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByText(text('catalogue.loading'));
    const field = canvas.getByRole('combobox', { name: text('search.label') });
    await expect(field).toHaveAttribute('readonly');
  },
};

export const Failed: ScreenStory = {
  args: {
    services: () => ({
      catalogue: aCatalogue({ search: () => Promise.reject(new CatalogueError('network')) }),
    }),
  },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('catalogue.failedTitle') });
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('catalogue.failed.network'));
  },
};

export const Empty: ScreenStory = {
  args: { services: () => ({ catalogue: createMemoryCatalogue([]) }) },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('noResults.empty') });
  },
};

/** One course is found, and others like it follow. */
export const OneFound: ScreenStory = {
  args: { path: `${paths.home}?q=guitarra+flamenca` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    const title = 'Fundamentos de la guitarra eléctrica y acústica';
    const similar = await canvas.findByRole('region', { name: text('similar.to', { title }) });
    const [first, ...others] = within(similar).getAllByRole('listitem');
    await expect(first).toBeVisible();
    await expect(others.length).toBeGreaterThan(0);
    await expect(within(similar).queryByText(title)).toBeNull();
  },
};

export const EnglishLoading: ScreenStory = { ...Loading, globals: inEnglish };

export const EnglishFailed: ScreenStory = { ...Failed, globals: inEnglish };
