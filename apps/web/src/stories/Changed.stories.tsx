import { type CourseChange, createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses, usd } from '@aulario/course-data/testing';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import {
  createFollowedRepository,
  createListsRepository,
  createSeenRepository,
} from '@aulario/my-courses/lists';
import { browserOf } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { firstCourse, mixedCourses } from './storyCourses.ts';

const day = '2026-11-20';
const [priced, free, discontinued, renewed] = mixedCourses;

const discontinuedChange: CourseChange = {
  kind: 'discontinued',
  id: discontinued.id,
  day,
  title: discontinued.title,
  platform: discontinued.platform,
  category: discontinued.category,
  lastSeen: '2026-11-19',
  equivalents: [
    { id: firstCourse.id, why: ['subject', 'level'] },
    { id: free.id, why: ['subject'] },
  ],
};

/** What happened is made up; the courses are those of the samples. */
const changes: CourseChange[] = [
  { kind: 'price', id: priced.id, day, before: usd(8999), now: usd(5499) },
  { kind: 'free', id: free.id, day },
  discontinuedChange,
  { kind: 'updated', id: renewed.id, day },
];

const memory = createMemoryCatalogue(
  sampleCourses.filter(({ id }) => id !== discontinued.id),
  [],
  changes,
);
const catalogue = {
  ...memory,
  about: async () => ({ ...(await memory.about(null)), builtOn: '2026-11-21' as const }),
};

/** Lucía's list and what she follows as she left it, and the build that she saw last. */
function keepList(storage: Storage) {
  const records = browserOf(storage).page.account(testAccount.id);
  createListsRepository(records, { now: () => Date.UTC(2026, 10, 1) }).save(mixedCourses);
  createSeenRepository(records).mark('2026-11-12');
  createFollowedRepository(records).put({
    query: '?q=guitarra',
    courseIds: [],
    isWhole: true,
    seenOn: '2026-11-12',
  });
}

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: {
    path: paths.changed,
    isSignedIn: true,
    prepareStorage: keepList,
    services: () => ({ catalogue }),
  },
};

export default meta;

export const WhatChanged: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('region', { name: `${text('changes.cheaper')} 1` });
    await canvas.findByRole('region', { name: `${text('changes.updated')} 1` });
    await canvas.findByRole('region', { name: text('follow.newsIn', { name: 'guitarra' }) });
  },
};

/** One line on home, where nothing else needs the place. */
export const NoteOnHome: ScreenStory = {
  args: { path: paths.home },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('region', { name: textOf(globals)('changes.title') });
  },
};

/** The page of a course that its platform does not offer any more. */
export const CourseGone: ScreenStory = {
  args: { path: courseHref(dashboardShell, discontinued) },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('region', { name: textOf(globals)('discontinued.equivalents') });
  },
};
