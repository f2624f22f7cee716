import { createMemoryCatalogue } from '@aulario/course-data';
import { someCourses } from '@aulario/course-data/testing';
import { toCompareSearch } from '@aulario/my-courses/compare';
import { encodeListLink } from '@aulario/my-courses/lists';
import { createPoll, encodePollLink, nameVoter } from '@aulario/my-courses/poll';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const begun = Date.UTC(2026, 10, 22);
const courses = someCourses(3);
const courseIds = courses.map(({ id }) => id);
const catalogue = createMemoryCatalogue(courses);

const links: readonly (readonly [name: string, link: () => Promise<string>])[] = [
  [
    'a letter',
    async () =>
      `/letter#${await encodePollLink(nameVoter(createPoll('x', courses, begun), 'eva', 'Eva'))}`,
  ],
  [
    'a list',
    async () =>
      `/list#${await encodeListLink({ name: 'x', courseIds, date: '2026-11-22', added: [] })}`,
  ],
  ['a comparison', async () => `/compare?${toCompareSearch(courseIds)}`],
  ['a course to add', async () => '/add?url=https%3A%2F%2Ftalleres.example%2Fa&title=Taller'],
];

it.each(links)('opening the link of %s stores nothing', async (_, link) => {
  const { unmount } = await renderApp(await link(), { catalogue });
  await screen.findByRole('heading', { level: 1 });
  // What a screen does after it was shown, and when it is left.
  await new Promise((resolve) => setTimeout(resolve, 50));
  unmount();
  expect(browserOf().page.visitor.hasRecords()).toBe(false);
});
