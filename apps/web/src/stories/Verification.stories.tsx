import { createMemoryAuthService } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from './inApp.tsx';

const unverified = { ...testAccount, isEmailVerified: false };

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: {
    path: paths.profile,
    services: () => ({
      auth: createMemoryAuthService({ state: { status: 'signedIn', account: unverified } }),
    }),
  },
};

export default meta;

const sendAgain = async ({ canvas, globals, userEvent }: Stage) => {
  const text = textOf(globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('verify.again') }));
  await canvas.findByText(text('verify.sent'));
};

export const Line: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('verify.text'));
  },
};

export const SentAgain: ScreenStory = { play: sendAgain };

/** At most one a minute. */
export const TooSoon: ScreenStory = {
  play: async (stage) => {
    const text = textOf(stage.globals);
    await sendAgain(stage);
    const button = stage.canvas.getByRole('button', { name: text('verify.again') });
    await stage.userEvent.click(button);
    await stage.canvas.findByText(text('verify.soon'));
  },
};
