import { paths } from '@aulario/frame/navigation/paths.ts';
import { writeTransfer } from '@aulario/my-courses/backup';
import { expect } from 'storybook/test';
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

/** What did not fit in the storage is told, and what did. */
export const FullStorage: ScreenStory = {
  args: {
    prepareStorage: (storage) => {
      const setItem = storage.setItem.bind(storage);
      let stored = 0;
      storage.setItem = (key, value) => {
        if (key.includes(':cart:')) stored += 1;
        if (stored > 2) throw new DOMException('The story refuses.', 'QuotaExceededError');
        setItem(key, value);
      };
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('backup.bring') }));
    const fits = text('backup.preview.cart', { count: 2 });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      text('backup.stored', { list: fits }),
    );
  },
};
