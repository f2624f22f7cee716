import { paths } from '@aulario/frame/navigation/paths.ts';
import { createListsRepository, createOwnedRepository } from '@aulario/my-courses/lists';
import { expect } from 'storybook/test';
import { browserOf } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { longCourses, mixedCourses } from './storyCourses.ts';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.lists, isSignedIn: true },
};

export default meta;

/** Lucía's lists as an earlier visit would have left them. */
function keepLists(storage: Storage) {
  const records = browserOf(storage).page.account(testAccount.id);
  const lists = createListsRepository(records, { newId: () => 'python', now: () => 1 });
  lists.save(mixedCourses);
  const id = lists.create('Python en español');
  if (id !== null) lists.save(longCourses, id);
}

/** One course of each progress, as far as there are courses. */
function keepOwned(storage: Storage) {
  const day = Date.UTC(2026, 10, 2, 12);
  const owned = createOwnedRepository(browserOf(storage).page.account(testAccount.id), {
    now: () => day,
  });
  for (const course of mixedCourses) owned.add(course);
  const [first, second] = mixedCourses;
  if (first) {
    owned.setProgress(first.id, 'in-progress');
    owned.annotate(first.id, { share: 40, note: 'Repasar los ejercicios del tema 3.' });
  }
  if (second) {
    owned.setProgress(second.id, 'finished');
    owned.annotate(second.id, { certificateUrl: 'https://www.edx.org/certificates/1' });
  }
}

export const Lists: ScreenStory = {
  args: { prepareStorage: keepLists },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('region', { name: textOf(globals)('lists.later') });
    await expect(await canvas.findByRole('region', { name: 'Python en español' })).toBeVisible();
  },
};

/** What a pointer drags, the keyboard does here. */
export const CourseActions: ScreenStory = {
  args: { prepareStorage: keepLists },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const title = mixedCourses[0]?.title ?? '';
    const name = text('lists.menu', { title });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('dialog', { name: title });
  },
};

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('lists.empty') });
  },
};

export const Mine: ScreenStory = {
  args: { path: paths.myCourses, prepareStorage: keepOwned },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', {
      level: 2,
      name: textOf(globals)('myCourses.in-progress'),
    });
  },
};

/** What a table of courses brings, before it is taken, and why a row brings nothing. */
export const ImportedHistory: ScreenStory = {
  args: { path: paths.myCourses },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('history.open') }));
    const table = 'title,url\nCerámica,https://talleres.example/ceramica\nSin dirección,\n';
    const file = new File([table], 'cursos.csv', { type: 'text/csv' });
    await userEvent.upload(await canvas.findByLabelText(text('history.file')), file);
    await userEvent.click(await canvas.findByRole('button', { name: text('history.next') }));
    await userEvent.click(await canvas.findByText(text('history.refused', { count: 1 })));
    await canvas.findByRole('button', { name: text('history.take', { count: 1 }) });
  },
};

/** A link that was cut off on its way. */
export const BrokenLink: ScreenStory = {
  args: { path: `${paths.sharedList}#x`, isSignedIn: false },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('shared.invalid') });
  },
};

export const English: ScreenStory = { ...Lists, globals: inEnglish };
