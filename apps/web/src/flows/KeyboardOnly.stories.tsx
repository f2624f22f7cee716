import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, type ScreenMeta, type ScreenStory, type Stage, textOf } from '../stories/inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

const title = 'C++ for Beginners';

/** Tabs on to a control; more steps than a screen has controls are a trap. */
async function tabTo({ userEvent }: Stage, control: HTMLElement, isBackwards = false) {
  for (let steps = 0; steps < 100 && document.activeElement !== control; steps += 1) {
    await userEvent.tab({ shift: isBackwards });
  }
  await expect(control).toHaveFocus();
}

async function search(stage: Stage) {
  const { canvas, globals, userEvent } = stage;
  const text = textOf(globals);
  await canvas.findByText(text('common.courseCount', { count: 120 }));
  await tabTo(stage, canvas.getByRole('link', { name: text('app.skip') }));
  await tabTo(stage, canvas.getByRole('combobox', { name: text('search.label') }));
  await userEvent.keyboard('c++{Enter}');
  await canvas.findByText(text('catalogue.for', { text: 'c++' }));
}

async function add(stage: Stage) {
  const { canvas, globals, userEvent } = stage;
  const text = textOf(globals);
  await tabTo(stage, canvas.getByRole('button', { name: text('course.add', { title }) }));
  await userEvent.keyboard('{Enter}');
  const name = text('course.remove', { title });
  await expect(await canvas.findByRole('button', { name })).toHaveFocus();
}

async function openCart(stage: Stage) {
  const { canvas, globals, userEvent } = stage;
  const text = textOf(globals);
  await tabTo(stage, canvas.getByRole('link', { name: new RegExp(text('nav.cart')) }), true);
  await userEvent.keyboard('{Enter}');
  const heading = await canvas.findByRole('heading', { level: 1, name: text('cart.title') });
  await expect(heading).toHaveFocus();
  await expect(canvas.getByRole('list', { name: text('cart.list') }).children).toHaveLength(1);
}

export const SearchAddAndCart: ScreenStory = {
  play: async (stage) => {
    await stage.step('Reach the search, past the skip link', () => search(stage));
    await stage.step('Reach the course, and add it', () => add(stage));
    await stage.step('Go back to the cart', () => openCart(stage));
  },
};
