import { AuthError } from '@aulario/auth';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: {
    path: paths.login,
    services: () => ({ askGoogle: () => new Promise<string>(() => undefined) }),
  },
};

export default meta;

const press = async ({ canvas, globals, userEvent }: Stage) => {
  const name = textOf(globals)('google.continue');
  await userEvent.click(await canvas.findByRole('button', { name }));
};

export const Offered: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: textOf(globals)('google.continue') });
  },
};

/** Google's window is open. */
export const Waiting: ScreenStory = {
  play: async (stage) => {
    await press(stage);
    const name = textOf(stage.globals)('google.busy');
    await stage.canvas.findByRole('button', { name, busy: true });
  },
};

export const Blocked: ScreenStory = {
  args: {
    services: () => ({ askGoogle: () => Promise.reject(new AuthError('popup-blocked')) }),
  },
  play: async (stage) => {
    await press(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(textOf(stage.globals)('authError.popup-blocked'));
  },
};
