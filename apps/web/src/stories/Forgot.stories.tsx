import { createMemoryAuthService } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { signedOut, testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.forgot } };

export default meta;

async function ask({ canvas, globals, userEvent }: Stage) {
  const text = textOf(globals);
  await userEvent.type(await canvas.findByLabelText(text('field.email')), testAccount.email);
  await userEvent.click(canvas.getByRole('button', { name: text('forgot.submit') }));
}

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { level: 1, name: textOf(globals)('forgot.title') });
  },
};

/** The answer for every address, with an account or without. */
export const Sent: ScreenStory = {
  play: async (stage) => {
    await ask(stage);
    const answer = await stage.canvas.findByText(textOf(stage.globals)('forgot.sent'));
    await expect(answer.closest('[role=status]')).toBeVisible();
  },
};

export const TooManyRequests: ScreenStory = {
  args: {
    services: () => ({
      auth: createMemoryAuthService({ state: signedOut, failWith: 'too-many-requests' }),
    }),
  },
  play: async (stage) => {
    await ask(stage);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(textOf(stage.globals)('authError.too-many-requests'));
  },
};
