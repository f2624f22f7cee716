import type { MessageId } from '@aulario/frame/language/messages.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { submitCredentials } from './submitCredentials.ts';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.signup } };

export default meta;

const credentials = { email: testAccount.email, password: 'aulario12345' };

/** What is said of a password while it is typed, beside the rules. */
const typing = (password: string, hint: MessageId, count?: number): ScreenStory => ({
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const field = await canvas.findByLabelText(text('field.password'));
    await userEvent.type(field, password);
    await canvas.findByText(text(hint, count === undefined ? {} : { count }));
  },
});

export const PasswordSoFar = typing('una', 'password.missing', 9);

export const PasswordEasyToGuess = typing('passwordpassword', 'password.weak');

export const PasswordThatWillDo = typing('monkeydragon12', 'password.fair');

export const PasswordHardToGuess = typing('una frase bastante larga', 'password.strong');

export const CommonPassword: ScreenStory = {
  play: async (stage) => {
    const text = textOf(stage.globals);
    await submitCredentials(stage, 'signup.submit', credentials);
    await expect(await stage.canvas.findByText(text('invalid.passwordCommon'))).toBeVisible();
  },
};
