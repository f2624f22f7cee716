import { createMemoryAuthService } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { signedOut, testAccount } from '../testing/testAccount.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { submitCredentials } from './submitCredentials.ts';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.signup } };

export default meta;

const credentials = { email: testAccount.email, password: 'una frase larga' };

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: text('signup.title') });
    const password = canvas.getByLabelText(text('field.password'));
    await expect(password).toHaveValue('');
    await expect(password).toHaveAccessibleDescription(text('password.rules'));
  },
};

export const ShortPassword: ScreenStory = {
  play: async (stage) => {
    const text = textOf(stage.globals);
    await submitCredentials(stage, 'signup.submit', { ...credentials, password: 'once letras' });
    await expect(await stage.canvas.findByText(text('invalid.passwordShort'))).toBeVisible();
    const password = stage.canvas.getByLabelText(text('field.password'));
    await expect(password).toBeInvalid();
    for (const part of ['password.rules', 'invalid.passwordShort'] as const) {
      await expect(password).toHaveAccessibleDescription(expect.stringContaining(text(part)));
    }
  },
};

/** How it ends for an address that has an account. */
export const MailSent: ScreenStory = {
  args: {
    services: () => ({
      auth: createMemoryAuthService({ state: signedOut, accounts: [credentials] }),
    }),
  },
  play: async (stage) => {
    const text = textOf(stage.globals);
    await submitCredentials(stage, 'signup.submit', credentials);
    const heading = await stage.canvas.findByRole('heading', { name: text('signup.sentTitle') });
    await expect(heading).toHaveFocus();
    await expect(
      stage.canvas.getByText(text('signup.sent', { email: credentials.email })),
    ).toBeVisible();
  },
};

/** The provider makes no accounts. */
export const Refused: ScreenStory = {
  args: {
    services: () => ({
      auth: createMemoryAuthService({ state: signedOut, failWith: 'sign-up-refused' }),
    }),
  },
  play: async (stage) => {
    await submitCredentials(stage, 'signup.submit', credentials);
    const alert = await stage.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(textOf(stage.globals)('authError.sign-up-refused'));
  },
};

/** The provider does not answer: fields disabled, the button as wide as before. */
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
    await submitCredentials(stage, 'signup.submit', credentials);
    await stage.canvas.findByRole('button', { name: text('signup.busy'), busy: true });
    await expect(stage.canvas.getByLabelText(text('field.password'))).toBeDisabled();
  },
};

export const English: ScreenStory = { ...Empty, globals: inEnglish };
