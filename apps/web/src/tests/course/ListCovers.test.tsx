import type { Course } from '@aulario/course-data';
import { createListsRepository, createOwnedRepository } from '@aulario/my-courses/lists';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf, clearBrowsers } from '../../testing/browserOf.ts';
import { coursesOfOneScene, drawnCovers } from '../../testing/coursesOfOneScene.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const records = () => browserOf().page.account(testAccount.id);

const screens = {
  lists: (courses: readonly Course[]) => createListsRepository(records()).save(courses),
  mine: (courses: readonly Course[]) =>
    createOwnedRepository(records()).restore(
      courses.map((course) => ({
        course,
        paid: null,
        ownedOn: null,
        ownedAt: 0,
        progress: 'finished',
      })),
    ),
};

it.each(['lists', 'mine'] as const)(
  'never shows the same scene in neighbouring courses of /dashboard/%s',
  async (name) => {
    const rendered = async (courses: readonly Course[]) => {
      screens[name](courses);
      const { unmount } = await renderSignedIn(`/dashboard/${name}`);
      await screen.findAllByRole('link', { name: new RegExp(courses[0]?.title ?? '') });
      const covers = drawnCovers();
      unmount();
      clearBrowsers();
      return covers;
    };
    const { first, second } = coursesOfOneScene();
    const own = [...(await rendered([first])), ...(await rendered([second]))];
    const together = await rendered([first, second]);
    expect(own).toHaveLength(2);
    expect(together).toHaveLength(2);
    expect(own.filter((cover) => together.includes(cover))).toHaveLength(1);
  },
);
