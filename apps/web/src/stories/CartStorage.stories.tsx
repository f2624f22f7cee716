import type { MessageId } from '@aulario/frame/language/messages.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { browserOf, plantRecord } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
import {
  inApp,
  inEnglish,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';
import { firstCourse } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  title: 'Cart',
  tags: ['!autodocs'],
  args: { path: paths.home, isSignedIn: true },
};

export default meta;

/** Puts a course into the cart, goes there and reads what is wrong. */
const addAndRead = (message: MessageId) => async (stage: Stage) => {
  const { canvas, userEvent } = stage;
  const text = textOf(stage.globals);
  const { title } = firstCourse;
  await userEvent.click(await canvas.findByRole('button', { name: text('course.add', { title }) }));
  await userEvent.click(canvas.getByRole('link', { name: new RegExp(text('nav.cart')) }));
  await canvas.findByRole('heading', { level: 1, name: text('cart.title') });
  await expect(canvas.getByRole('alert')).toHaveTextContent(text(message));
  await expect(canvas.getByRole('list', { name: text('cart.list') }).children).toHaveLength(1);
};

/** The course shows, and that it will be lost. */
export const StorageFull: ScreenStory = {
  args: {
    prepareStorage: (storage) => browserOf(storage).disk.setFault('storage-full'),
  },
  play: addAndRead('storage.full'),
};

export const StorageUnavailable: ScreenStory = {
  args: {
    prepareStorage: (storage) => browserOf(storage).disk.setFault('storage-unavailable'),
  },
  play: addAndRead('cart.storageUnavailable'),
};

/** The cart reports a stored course that this release cannot read, and keeps it. */
export const UnreadableCourse: ScreenStory = {
  args: {
    path: paths.cart,
    cart: [firstCourse],
    prepareStorage: (storage) =>
      plantRecord(testAccount.id, ['cart', 'udemy:7', '{broken'], browserOf(storage)),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('cart.unreadable', { count: 1 }));
  },
};

export const EnglishStorageFull: ScreenStory = { ...StorageFull, globals: inEnglish };
