import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import {
  inApp,
  inEnglish,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';
import { firstCourse, longCourses, mixedCourses } from './storyCourses.ts';

const total = mixedCourses.length;

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.checkout, isSignedIn: true, cart: mixedCourses },
};

export default meta;

const counts = async ({ canvas, globals }: Stage, owned: number, opened: number) => {
  await canvas.findByText(textOf(globals)('checkout.counter', { owned, opened, total }));
};

/** Each link leads to the course on its own marketplace, in a new tab. */
export const NoneOpened: ScreenStory = {
  play: async (stage) => {
    const { canvas, globals } = stage;
    await counts(stage, 0, 0);
    const name = new RegExp(textOf(globals)('checkout.open', { platform: 'Udemy' }));
    const [link] = canvas.getAllByRole('link', { name });
    await expect(link).toHaveAttribute('href', firstCourse.url);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const SomeOpened: ScreenStory = {
  args: { opened: 3, owned: 2 },
  play: async (stage) => {
    await counts(stage, 2, 1);
    await expect(stage.canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const AllOpened: ScreenStory = {
  args: { opened: total, owned: total },
  play: async (stage) => {
    await counts(stage, total, 0);
    await stage.canvas.findByRole('heading', { name: textOf(stage.globals)('checkout.done') });
  },
};

/** Asked before the cart is emptied; the safe answer has the focus. */
export const Confirming: ScreenStory = {
  args: { opened: total, owned: total },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('checkout.clear') }));
    await canvas.findByRole('dialog', { name: text('checkout.clearAsk') });
    await expect(canvas.getByRole('button', { name: text('checkout.keep') })).toHaveFocus();
  },
};

export const Empty: ScreenStory = {
  args: { cart: [] },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('cart.empty') });
  },
};

export const LongText: ScreenStory = {
  args: { cart: longCourses, opened: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(longCourses.length);
  },
};

export const English: ScreenStory = { ...SomeOpened, globals: inEnglish };

export const EnglishConfirming: ScreenStory = { ...Confirming, globals: inEnglish };
