import { createMemoryAuthService } from '@aulario/auth/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from '../stories/inApp.tsx';
import { mixedCourses } from '../stories/storyCourses.ts';
import { submitCredentials } from '../stories/submitCredentials.ts';
import { signedOut, testAccount } from '../testing/testAccount.ts';

const password = 'una frase larga';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: {
    path: paths.cart,
    cart: mixedCourses,
    services: () => ({
      auth: createMemoryAuthService({ accounts: [{ ...testAccount, password }], state: signedOut }),
    }),
  },
};

export default meta;

/** Who asks for the cart without a session comes to it after the login, and finds it as it was. */
export const LoginAndReturn: ScreenStory = {
  play: async (stage) => {
    const { canvas, globals, step } = stage;
    const text = textOf(globals);
    await step('The guard leads to the login', async () => {
      await canvas.findByRole('heading', { level: 1, name: text('login.title') });
      await expect(canvas.queryByRole('list', { name: text('cart.list') })).toBeNull();
    });
    await step('A wrong password stays there', async () => {
      await submitCredentials(stage, 'login.submit', {
        email: testAccount.email,
        password: 'secreta',
      });
      await canvas.findByRole('alert');
    });
    await step('The right one opens the cart', async () => {
      const field = canvas.getByLabelText(text('field.password'));
      await stage.userEvent.clear(field);
      await stage.userEvent.type(field, `${password}{Enter}`);
      await canvas.findByRole('heading', { level: 1, name: text('cart.title') });
      const list = canvas.getByRole('list', { name: text('cart.list') });
      await expect(list.children).toHaveLength(mixedCourses.length);
    });
  },
};

export const English: ScreenStory = { ...LoginAndReturn, globals: inEnglish };
