import { createMemoryAuthService } from '@aulario/auth/testing';
import { aCatalogue } from '@aulario/course-data/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { signedIn } from '../testing/testAccount.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: '/no-such-door' } };

export default meta;

const broken = () => {
  throw new Error('Service unavailable');
};

export const NotFound: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Oops!' });
    const status = `404 Not Found. ${textOf(globals)('error.notFound')}`;
    await expect(canvas.getByText(status)).toBeVisible();
    await expect(canvas.getByRole('link', { name: textOf(globals)('error.home') })).toBeVisible();
  },
};

/** The frame of the dashboard stays, with its navigation. */
export const NotFoundInDashboard: ScreenStory = {
  ...NotFound,
  args: { path: `${paths.dashboard}/no-such-door`, isSignedIn: true },
};

/** What a route threw: its own message stands below the sentence of the specification. */
export const Unexpected: ScreenStory = {
  args: {
    path: paths.home,
    services: () => ({
      auth: { ...createMemoryAuthService({ state: signedIn }), subscribe: broken },
    }),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText('Sorry, an unexpected error has occurred.');
    await expect(canvas.getByText('Service unavailable')).toBeVisible();
    const retry = textOf(globals)('common.retry');
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
  },
};

export const UnexpectedInDashboard: ScreenStory = {
  ...Unexpected,
  args: {
    path: paths.home,
    isSignedIn: true,
    services: () => ({ catalogue: aCatalogue({ search: broken }) }),
  },
};

export const English: ScreenStory = { ...NotFound, globals: inEnglish };

export const EnglishInDashboard: ScreenStory = { ...NotFoundInDashboard, globals: inEnglish };
