import type { AuthErrorCode } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { signedOut, testAccount } from '../testing/testAccount.ts';
import {
  inApp,
  inEnglish,
  languageOf,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';
import { submitCredentials } from './submitCredentials.ts';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.login } };

export default meta;

const submit = (stage: Stage) =>
  submitCredentials(stage, 'login.submit', { email: testAccount.email, password: 'secreta' });

const failing = (failWith: AuthErrorCode) => () => ({
  auth: createMemoryAuthService({ state: signedOut, failWith }),
});

const submitAndRead = (message: MessageId) => async (stage: Stage) => {
  await submit(stage);
  const alert = await stage.canvas.findByRole('alert');
  await expect(alert).toHaveTextContent(textOf(stage.globals)(message));
};

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: text('login.title') });
    await expect(canvas.getByLabelText(text('field.email'))).toHaveValue('');
    const signup = canvas.getByRole('link', { name: text('common.createAccount') });
    await expect(signup).toHaveAttribute('href', inLanguage(paths.signup, languageOf(globals)));
  },
};

export const InvalidFields: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const email = await canvas.findByLabelText(text('field.email'));
    await userEvent.type(email, 'lucia@{Enter}');
    await expect(await canvas.findByText(text('invalid.passwordMissing'))).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(text('invalid.email'));
  },
};

/** A wrong password and an unknown address get the same message. */
export const Refused: ScreenStory = { play: submitAndRead('authError.invalid-credentials') };

export const NetworkFailure: ScreenStory = {
  args: { services: failing('network') },
  play: submitAndRead('authError.network'),
};

/** The provider does not answer: the fields wait, the button as wide as before. */
export const Busy: ScreenStory = {
  args: {
    services: () => ({
      auth: createMemoryAuthService({
        state: signedOut,
        wait: () => new Promise(() => undefined),
      }),
    }),
  },
  play: async (stage) => {
    const text = textOf(stage.globals);
    await submit(stage);
    await stage.canvas.findByRole('button', { name: text('login.busy'), busy: true });
    await expect(stage.canvas.getByLabelText(text('field.email'))).toHaveAttribute('readonly');
  },
};

export const English: ScreenStory = { ...Empty, globals: inEnglish };

export const EnglishRefused: ScreenStory = { ...Refused, globals: inEnglish };
