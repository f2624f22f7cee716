import { createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, aCourse } from '@aulario/course-data/testing';
import { createOwnedRepository } from '@aulario/my-courses/lists';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const excel = aCourse({ id: 'udemy:1', title: 'Excel desde cero', minutes: 600 });
const others = ['dos', 'tres', 'cuatro'].map((number, place) =>
  aCourse({ id: `udemy:2${place}`, title: `Excel ${number}`, subjects: ['Excel'] }),
);
const catalogue = createMemoryCatalogue([
  excel,
  ...others,
  // More than the page of the catalogue, which recommendations do not repeat.
  ...Array.from({ length: 14 }, (_, place) =>
    aCourse({ id: `udemy:3${place}`, title: `Excel más ${place}`, subjects: ['Excel'] }),
  ),
]);

/** The account has one course in progress. */
function start() {
  const owned = createOwnedRepository(browserOf().page.account(testAccount.id));
  owned.add(excel);
  owned.setProgress(excel.id, 'in-progress');
}

it('offers a new account a goal or a category to begin with', async () => {
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByRole('heading', { name: 'Empieza por aquí' });
  await user.click(screen.getByRole('link', { name: 'Armar mi ruta' }));
  await screen.findByRole('heading', { level: 1, name: 'De una meta a una ruta' });
});

it('moves nothing above the courses while the first one is put into the cart', async () => {
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  const start = await screen.findByRole('heading', { name: 'Empieza por aquí' });
  const [add] = await screen.findAllByRole('button', { name: /^Agregar al carrito/ });
  if (add) await user.click(add);
  await screen.findAllByRole('button', { name: /^Quitar del carrito/ });
  // Longer than recommendations from memory take.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('region', { name: /^Para ti/ })).toBeNull();
  expect(start.isConnected).toBe(true);
});

it('goes on with what is started, and recommends by it before the catalogue', async () => {
  start();
  await renderSignedIn('/dashboard/home', { catalogue });
  const started = await screen.findByRole('region', { name: 'Lo que tienes en marcha' });
  const out = within(started).getByRole('link', { name: /^Seguir en Udemy/ });
  expect(out.getAttribute('href')).toBe(excel.url);
  const like = await screen.findByRole('region', { name: 'Para ti, como «Excel desde cero»' });
  within(like).getByText('Porque ese curso es tuyo.');
  const grid = screen.getByRole('list', { name: 'Cursos' });
  expect(like.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('holds the catalogue back until what stands above it is there', async () => {
  start();
  const { promise, resolve } = Promise.withResolvers<void>();
  await renderSignedIn('/dashboard/home', {
    catalogue: aCatalogue({
      ...catalogue,
      recommend: async (...asked) => {
        await promise;
        return catalogue.recommend(...asked);
      },
    }),
  });
  await screen.findByRole('region', { name: 'Lo que tienes en marcha' });
  expect(screen.queryByRole('list', { name: 'Cursos' })).toBeNull();
  resolve();
  await screen.findByRole('list', { name: 'Cursos' });
  screen.getByRole('region', { name: 'Para ti, como «Excel desde cero»' });
});

it('begins with the saved category without a row that repeats it', async () => {
  keepCategory('Music');
  await renderSignedIn('/dashboard/home', { catalogue });
  await screen.findByRole('list', { name: 'Cursos' });
  expect(screen.queryByText(/^Para ti/)).toBeNull();
});

it('tells the week of the plan and what comes next', async () => {
  start();
  const plan = createPlanRepository(browserOf().page.account(testAccount.id));
  plan.change(() => ({ ...firstPlanSettings('2099-01-05'), weeklyHours: 3 }));
  const { user } = await renderSignedIn('/dashboard/home', { catalogue });
  const part = within(await screen.findByRole('region', { name: 'Tu plan' }));
  part.getByText('Semana 1 de 4: 3 h');
  part.getByText(/^Lo siguiente: «Excel desde cero», 1 h, el lunes, 5 de enero de 2099\./);
  await user.click(part.getByRole('link', { name: 'Ver el plan' }));
  await screen.findByRole('heading', { level: 1, name: 'Plan' });
});

it('is the catalogue alone for visitors, and while something is searched', async () => {
  const { unmount } = await renderApp('/courses', { catalogue });
  await screen.findByRole('list', { name: 'Cursos' });
  expect(screen.queryByRole('heading', { name: 'Empieza por aquí' })).toBeNull();
  unmount();
  await renderSignedIn('/dashboard/home?q=excel', { catalogue });
  await screen.findByRole('list', { name: 'Cursos' });
  expect(screen.queryByRole('heading', { name: 'Empieza por aquí' })).toBeNull();
});
