import { paths } from '@aulario/frame/navigation/paths.ts';
import {
  createMemorySync,
  type MemorySyncOptions,
} from '@aulario/frame/services/testing/createMemorySync.ts';
import { expect, within } from 'storybook/test';
import {
  inApp,
  inEnglish,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.profile, isSignedIn: true },
};

export default meta;

const withSync = (options: MemorySyncOptions) => () => ({ sync: createMemorySync(options) });

/** The line and the choice, in the profile. */
export const Saved: ScreenStory = {
  args: { services: withSync({ state: 'saved' }) },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await expect(await canvas.findByText(text('sync.saved'))).toBeVisible();
    await expect(canvas.getByLabelText(text('sync.device-only'))).not.toBeChecked();
  },
};

export const DeviceOnly: ScreenStory = {
  args: { services: withSync({ state: 'device-only' }) },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await expect(await canvas.findByLabelText(text('sync.device-only'))).toBeChecked();
  },
};

/** Screens other than the profile speak of problems alone. */
export const ProblemElsewhere: ScreenStory = {
  args: { path: paths.cart, services: withSync({ state: 'account-full' }) },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textOf(globals)('sync.account-full'))).toBeVisible();
  },
};

const signOut = async ({ canvas, globals, userEvent }: Stage) => {
  const text = textOf(globals);
  const menu = canvas.queryByRole('button', { name: text('shell.menu') });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await canvas.findByRole('button', { name: text('shell.signOut') }));
  const dialog = within(await canvas.findByRole('dialog'));
  await expect(dialog.getByRole('button', { name: text('signOut.lose') })).toBeVisible();
};

export const SigningOutUnsent: ScreenStory = {
  args: { path: paths.cart, services: withSync({ state: 'offline', unsent: 3 }) },
  play: async (stage) => {
    await stage.canvas.findByRole('heading', { level: 1 });
    await signOut(stage);
  },
};

export const SigningOutDeviceOnly: ScreenStory = {
  ...SigningOutUnsent,
  args: { path: paths.cart, services: withSync({ state: 'device-only' }) },
};

export const English: ScreenStory = { ...SigningOutUnsent, globals: inEnglish };
