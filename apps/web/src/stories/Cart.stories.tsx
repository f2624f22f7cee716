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
import { firstCourse, longCourses, mixedCourses, unpricedCourses } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.cart, isSignedIn: true },
};

export default meta;

const lineCount = async ({ canvas, globals }: Stage, count: number) => {
  const list = await canvas.findByRole('list', { name: textOf(globals)('cart.list') });
  await expect(list.children).toHaveLength(count);
};

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 2, name: text('cart.empty') });
    await expect(canvas.getByRole('link', { name: text('common.toCatalogue') })).toBeVisible();
  },
};

/** Paid, free and unknown prices from several platforms: only what is known adds up. */
export const MixedPrices: ScreenStory = {
  args: { cart: mixedCourses },
  play: async (stage) => {
    const text = textOf(stage.globals);
    await lineCount(stage, mixedCourses.length);
    await stage.canvas.findByText(text('cart.unknownPrices', { count: 1 }));
    await expect(stage.canvas.getByRole('link', { name: 'Check out' })).toBeVisible();
  },
};

export const UnknownPrices: ScreenStory = {
  args: { cart: unpricedCourses },
  play: async (stage) => {
    const text = textOf(stage.globals);
    await lineCount(stage, unpricedCourses.length);
    await stage.canvas.findByText(text('cart.unknownPrices', { count: unpricedCourses.length }));
  },
};

/** The line goes at once; the toast, held by the pointer, brings it back when asked. */
export const AfterRemoval: ScreenStory = {
  args: { cart: mixedCourses },
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const text = textOf(stage.globals);
    const { title } = firstCourse;
    const name = text('course.remove', { title });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await lineCount(stage, mixedCourses.length - 1);
    await userEvent.hover(await canvas.findByRole('button', { name: text('common.undo') }));
    await expect(canvas.getByText(text('cart.removed'))).toBeVisible();
  },
};

export const LongText: ScreenStory = {
  args: { cart: longCourses },
  play: (stage) => lineCount(stage, longCourses.length),
};

export const English: ScreenStory = { ...MixedPrices, globals: inEnglish };

export const EnglishEmpty: ScreenStory = { ...Empty, globals: inEnglish };
