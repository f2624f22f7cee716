import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, within } from 'storybook/test';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from './inApp.tsx';

const password = 'una frase larga';

const withPassword = () => {
  const directory = new MemoryDirectory([{ ...testAccount, password }]);
  directory.setSession(testAccount.id);
  return { auth: createMemoryAuthService({ directory }) };
};

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.profile, services: withPassword },
};

export default meta;

async function changePassword({ canvas, globals, userEvent }: Stage, current: string) {
  const text = textOf(globals);
  const title = text('account.password');
  await userEvent.click(await canvas.findByText(title));
  const form = within(canvas.getByRole('form', { name: title }));
  await userEvent.type(form.getByLabelText(text('field.currentPassword')), current);
  await userEvent.type(
    form.getByLabelText(text('field.newPassword')),
    'otra frase muy larga{Enter}',
  );
}

export const PasswordChanged: ScreenStory = {
  play: async (stage) => {
    await changePassword(stage, password);
    await stage.canvas.findByText(textOf(stage.globals)('account.passwordDone'));
  },
};

export const WrongPassword: ScreenStory = {
  play: async (stage) => {
    await changePassword(stage, 'no es esta');
    await stage.canvas.findByText(textOf(stage.globals)('invalid.currentPassword'));
  },
};

const askToDelete = async ({ canvas, globals, userEvent }: Stage) => {
  const text = textOf(globals);
  await userEvent.click(await canvas.findByRole('button', { name: text('account.delete') }));
  const dialog = await canvas.findByRole('dialog', { name: text('account.deleteAsk') });
  await expect(within(dialog).getByRole('button', { name: text('account.keep') })).toHaveFocus();
};

export const AskBeforeDeleting: ScreenStory = { play: askToDelete };

const byGoogle = (canAsk: boolean) => () => {
  const state = { status: 'signedIn', account: { ...testAccount, hasPassword: false } } as const;
  const askGoogle = canAsk ? () => new Promise<string>(() => undefined) : null;
  return { auth: createMemoryAuthService({ state }), askGoogle };
};

/** Who comes in with Google has no password to change or to be asked for. */
export const WithGoogle: ScreenStory = {
  args: { services: byGoogle(true) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('account.passwordByGoogle'));
  },
};

export const DeletingWithGoogle: ScreenStory = { ...WithGoogle, play: askToDelete };

/** The account came in with Google before that was switched off. */
export const GoogleSwitchedOff: ScreenStory = {
  args: { services: byGoogle(false) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('account.deleteNoGoogle'));
  },
};
