import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { createListsRepository } from '@aulario/my-courses/lists';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue([
  aCourse({ id: 'udemy:1', title: 'Comunicación eficaz', level: 'beginner', minutes: 600 }),
]);
const open = () => renderApp('/route?g=hr-specialist&h=3', { catalogue });
const kept = () => {
  const records = browserOf().page.visitor;
  return { lists: createListsRepository(records), plan: createPlanRepository(records) };
};
const namesOf = ({ lists }: ReturnType<typeof kept>) =>
  lists.getSnapshot().lists.map(({ name }) => name);
const toPlan = () => screen.findByRole('button', { name: 'Convertir en plan' });

it('makes one list of a route, however often it becomes the plan', async () => {
  const { user, unmount } = await open();
  await user.dblClick(await toPlan());
  await screen.findByText('Tu plan es ahora esta ruta');
  expect(namesOf(kept())).toHaveLength(2);
  unmount();
  const again = await open();
  await again.user.click(await toPlan());
  await screen.findByText('Tu plan es ahora esta ruta');
  expect(namesOf(kept())).toHaveLength(2);
  // Undone, the list that was there stays.
  await again.user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(namesOf(kept())).toHaveLength(2);
});

it('keeps the days and the free weeks of a plan that a route replaces', async () => {
  const own = { studyDays: [1, 3], freeWeeks: ['2026-12-21'] } as const;
  kept().plan.change(() => ({ ...firstPlanSettings('2026-11-30'), ...own, weeklyHours: 9 }));
  const { user } = await open();
  await user.click(await toPlan());
  await screen.findByText('Tu plan es ahora esta ruta');
  expect(kept().plan.getSnapshot().settings).toMatchObject({ ...own, weeklyHours: 3 });
});
