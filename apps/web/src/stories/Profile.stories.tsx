import type { Account, AuthErrorCode } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, waitFor, within } from 'storybook/test';
import { keepCategory } from '../testing/keepCategory.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.profile, isSignedIn: true },
};

export default meta;

const signedInAs = (account: Partial<Account>, failWith?: AuthErrorCode) => () => ({
  auth: createMemoryAuthService({
    state: { status: 'signedIn', account: { ...testAccount, ...account } },
    failWith,
  }),
});

export const Default: ScreenStory = {
  args: { prepareStorage: (storage) => keepCategory('Music', storage) },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: text('profile.title') });
    await expect(canvas.getByLabelText(text('profile.name'))).toHaveValue(testAccount.displayName);
    await expect(canvas.getByLabelText(text('profile.category'))).toHaveValue('Music');
  },
};

export const Saved: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await userEvent.type(await canvas.findByLabelText(text('profile.name')), ' Marín{Enter}');
    await canvas.findByText(text('profile.saved'));
    await canvas.findByText(text('shell.greeting', { name: 'Lucía Marín' }));
  },
};

export const InvalidPhoto: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const photo = await canvas.findByLabelText(text('profile.photo'));
    await userEvent.type(photo, 'http://example.com/lucia.png{Enter}');
    await canvas.findByText(text('invalid.photo'));
    await expect(photo).toBeInvalid();
  },
};

/** The initials take the place of a photo that is not there. */
export const BrokenPhoto: ScreenStory = {
  args: { services: signedInAs({ photoUrl: 'https://localhost/no-such-photo.png' }) },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    const portrait = await page.findByRole('img', { name: testAccount.displayName });
    await waitFor(() => expect(portrait).toHaveTextContent('L'));
  },
};

export const Failed: ScreenStory = {
  args: { services: signedInAs({}, 'unknown') },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const name = await canvas.findByLabelText(text('profile.name'));
    await userEvent.type(name, ' Marín{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text('profile.failed'));
    await expect(name).toHaveValue('Lucía Marín');
  },
};

export const NewAccount: ScreenStory = {
  args: { services: signedInAs({ displayName: '' }) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('profile.noName'));
  },
};

const email = 'maria.de.los.angeles.fernandez-villaverde.y.goikoetxea@correo.example.com';
const displayName = 'María de los Ángeles Fernández-Villaverde y Goikoetxea de la Santa Cruz';

export const LongText: ScreenStory = {
  args: { services: signedInAs({ displayName, email }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(email)).toBeVisible();
  },
};

export const English: ScreenStory = { ...Default, globals: inEnglish };
