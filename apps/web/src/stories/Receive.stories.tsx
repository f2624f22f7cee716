import { paths } from '@aulario/frame/navigation/paths.ts';
import { writeTransfer } from '@aulario/my-courses/backup';
import { expect } from 'storybook/test';
import { browserOf } from '../testing/browserOf.ts';
import { inApp, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { mixedCourses } from './storyCourses.ts';

const cart = mixedCourses.map((course, addedAt) => ({ course, addedAt, openedAt: null }));
const [fragment = ''] = await writeTransfer(
  {
    ...{ category: null, language: 'es', cart, lists: [], saved: [], owned: [], plan: null },
    followed: [{ query: '?category=Music', courseIds: [], isWhole: true, seenOn: null }],
    polls: [],
  },
  Number.MAX_SAFE_INTEGER,
);

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: `${paths.receive}#${fragment}`, isSignedIn: false },
};

export default meta;

/** What another device hands over is said before it joins anything. */
export const Received: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const name = textOf(globals)('backup.bring');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** What did not fit on the disk is told. */
export const FullStorage: ScreenStory = {
  args: {
    prepareStorage: (storage) => browserOf(storage).disk.setFault('storage-full'),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('backup.bring') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      text('backup.preview.cart', { count: cart.length }),
    );
  },
};
