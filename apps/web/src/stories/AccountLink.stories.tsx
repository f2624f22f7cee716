import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from './inApp.tsx';

const code = 'code-in-the-mail';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: `${paths.accountAction}?oobCode=${code}` },
};

export default meta;

/** A browser in which nobody is signed in, and a provider that has sent one mail. */
const afterMail = (send: (directory: MemoryDirectory) => void) => () => {
  const directory = new MemoryDirectory(
    [testAccount].map((account) => ({ ...account, password: code })),
    () => code,
  );
  send(directory);
  return { auth: createMemoryAuthService({ directory }) };
};

const titled =
  (title: MessageId) =>
  async ({ canvas, globals }: Stage) => {
    await canvas.findByRole('heading', { level: 1, name: textOf(globals)(title) });
  };

export const NewPassword: ScreenStory = {
  args: { services: afterMail((directory) => directory.sendPasswordReset(testAccount.email)) },
  play: titled('link.reset.title'),
};

export const NewPasswordSaved: ScreenStory = {
  ...NewPassword,
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const field = await canvas.findByLabelText(text('field.newPassword'));
    await userEvent.type(field, 'una frase bastante larga{Enter}');
    await expect(await canvas.findByText(text('link.reset.done'))).toBeVisible();
  },
};

export const VerifyAddress: ScreenStory = {
  args: { services: afterMail((directory) => directory.sendVerification(testAccount.id)) },
  play: titled('link.verify.title'),
};

export const ChangeAddress: ScreenStory = {
  args: {
    services: afterMail((directory) =>
      directory.sendEmailChange(testAccount.id, 'lucia.marin@example.com'),
    ),
  },
  play: titled('link.change.title'),
};

/** Used, too old, or never sent. */
export const NoLongerValid: ScreenStory = {
  args: { services: afterMail(() => undefined) },
  play: titled('link.invalidTitle'),
};
