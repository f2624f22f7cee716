import type { MessageId } from '@aulario/frame/language/messages.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { writeBackup } from '@aulario/my-courses/backup';
import { backupId } from '@aulario/screens/accountData/backup/backupId.ts';
import { expect } from 'storybook/test';
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
  tags: ['!autodocs'],
  // The link that opens the section for backups.
  args: { path: `${paths.profile}#${backupId}`, isSignedIn: true },
};

export default meta;

const bring = (content: (stage: Stage) => string, answer: MessageId) => async (stage: Stage) => {
  const text = textOf(stage.globals);
  const input = await stage.canvas.findByLabelText(text('backup.file'));
  const file = new File([content(stage)], 'aulario.json', { type: 'application/json' });
  await stage.userEvent.upload(input, file);
  if (answer.startsWith('backup.loaded')) {
    const name = text('backup.bring');
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name }));
  }
  await expect(await stage.canvas.findByText(text(answer))).toBeVisible();
};

const things = ({ globals }: Stage) =>
  writeBackup({
    account: { email: testAccount.email, displayName: testAccount.displayName, photoUrl: '' },
    category: 'Music',
    language: globals['language'] === 'en' ? 'en' : 'es',
    theme: 'system',
    cart: [],
    lists: [],
    saved: [],
    owned: [],
    plan: [],
    followed: [],
    polls: [],
  });

export const BroughtBack: ScreenStory = { play: bring(things, 'backup.loaded') };

/** What a file would bring is said before anything changes. */
export const Preview: ScreenStory = { play: bring(things, 'backup.previewNothing') };

export const NotAFileOfOurs: ScreenStory = { play: bring(() => '{}', 'backup.invalid.foreign') };

const damaged = (stage: Stage) => {
  const file = JSON.parse(things(stage));
  const { title, ...untitled } = firstCourse;
  const rated = { title, ...untitled, rating: 99 };
  return JSON.stringify({
    ...file,
    cart: [untitled, rated].map((course) => ({ course, addedAt: 1, openedAt: null })),
    saved: [null, { course: { ...firstCourse, url: 'https://shop.example/' }, listId: 'later' }],
  });
};

/** What of a file cannot be read, and why, is said before and after; the rest comes. */
export const PartlyUnread: ScreenStory = { play: bring(damaged, 'backup.loadedRead') };

/** The same before anything changes. */
export const UnreadPreview: ScreenStory = {
  globals: inEnglish,
  play: async (stage) => {
    const text = textOf(stage.globals);
    const input = await stage.canvas.findByLabelText(text('backup.file'));
    await stage.userEvent.upload(input, new File([damaged(stage)], 'aulario.json'));
    const list = text('backup.preview.saved', { count: 1 });
    await expect(
      await stage.canvas.findByText(text('backup.unread.shape', { list })),
    ).toBeVisible();
  },
};
