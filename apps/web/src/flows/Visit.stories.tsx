import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from '../stories/inApp.tsx';
import { submitCredentials } from '../stories/submitCredentials.ts';
import { testAccount } from '../testing/testAccount.ts';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.landing } };

export default meta;

const titles = ['C++ for Beginners', 'C++ Tutorial for Complete Beginners'] as const;

async function signUp(stage: Stage) {
  const { canvas, globals, userEvent } = stage;
  await userEvent.click(await canvas.findByRole('link', { name: 'Get started now' }));
  await canvas.findByRole('heading', { level: 1, name: textOf(globals)('signup.title') });
  const credentials = { email: testAccount.email, password: 'una frase larga' };
  await submitCredentials(stage, 'signup.submit', credentials);
}

async function searchAndAdd({ canvas, globals, userEvent }: Stage) {
  const text = textOf(globals);
  await canvas.findByText(text('common.courseCount', { count: 120 }));
  await userEvent.type(canvas.getByRole('combobox', { name: text('search.label') }), 'c++{Enter}');
  await canvas.findByText(text('catalogue.for', { text: 'c++' }));
  for (const title of titles) {
    await userEvent.click(canvas.getByRole('button', { name: text('course.add', { title }) }));
    await canvas.findByRole('button', { name: text('course.remove', { title }) });
  }
}

async function removeAndUndo({ canvas, globals, userEvent }: Stage) {
  const text = textOf(globals);
  await userEvent.click(canvas.getByRole('link', { name: new RegExp(text('nav.cart')) }));
  const list = await canvas.findByRole('list', { name: text('cart.list') });
  await expect(list.children).toHaveLength(2);
  const name = text('course.remove', { title: titles[0] });
  await userEvent.click(canvas.getByRole('button', { name }));
  await expect(list.children).toHaveLength(1);
  await userEvent.click(await canvas.findByRole('button', { name: text('common.undo') }));
  await expect(list.children).toHaveLength(2);
}

async function checkOut({ canvas, globals, userEvent }: Stage) {
  const text = textOf(globals);
  await userEvent.click(canvas.getByRole('link', { name: 'Check out' }));
  await canvas.findByRole('heading', { level: 1, name: text('checkout.title') });
  for (const title of titles) {
    await userEvent.click(canvas.getByRole('checkbox', { name: text('checkout.tick', { title }) }));
  }
  await canvas.findByRole('heading', { name: text('checkout.done') });
}

async function signOut({ canvas, globals, userEvent }: Stage) {
  const text = textOf(globals);
  // A narrow window has it in the menu of the account.
  const menu = canvas.queryByRole('button', { name: text('shell.menu') });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await canvas.findByRole('button', { name: text('shell.signOut') }));
  await canvas.findByRole('heading', { level: 1, name: text('login.title') });
}

/** A whole visit, from the landing page to the door. */
export const SignUpToSignOut: ScreenStory = {
  play: async (stage) => {
    await stage.step('Sign up', () => signUp(stage));
    await stage.step('Search for c++ and add two courses', () => searchAndAdd(stage));
    await stage.step('Remove one from the cart, and undo', () => removeAndUndo(stage));
    await stage.step('Tick both off in the checkout', () => checkOut(stage));
    await stage.step('Sign out', () => signOut(stage));
  },
};
