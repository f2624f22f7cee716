import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { createPlanRepository } from '@aulario/my-courses/plan';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const course = aCourse({ id: 'udemy:1', title: 'Excel desde cero', minutes: 600 });
const catalogue = createMemoryCatalogue([course]);
const storedHere = /^Tu plan se guarda solo en este navegador/;
const ends = () => screen.findByText(/^Terminas el/);

afterEach(() => vi.useRealTimers());

it('is there for everybody, and of an empty one nothing is kept', async () => {
  const { address } = await renderApp('/plan');
  await screen.findByRole('heading', { level: 1, name: 'Plan' });
  expect(screen.queryByText(storedHere)).toBeNull();
  expect(address()).toBe('/plan');
});

it('takes a course in from its page with one press, and out again', async () => {
  const { user, address } = await renderApp('/course/udemy:1', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Agregar a mi plan' }));
  await ends();
  screen.getByText(storedHere);
  expect(address()).toBe('/plan');
  const kept = createPlanRepository(browserOf().page.visitor);
  expect(kept.getSnapshot().settings).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(kept.getSnapshot().settings).toBeNull();
  await screen.findByText('Aquí se ve qué día terminas');
});

it.each([
  ['/en/course/udemy:1', 'Add to my plan'],
  ['/en/route?g=hr-specialist', 'Turn into a plan'],
])('is shown in the language of the page that it is made on (%s)', async (page, button) => {
  const beginner = aCourse({
    id: 'udemy:1',
    title: 'Negociación',
    level: 'beginner',
    minutes: 600,
  });
  const { user, address } = await renderApp(page, { catalogue: createMemoryCatalogue([beginner]) });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByText(/^You finish/);
  expect(address()).toBe('/en/plan');
});

it('shows the answer before the questions', async () => {
  const { user } = await renderSignedIn('/dashboard/course/udemy:1', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Agregar a mi plan' }));
  const answer = await ends();
  const hours = screen.getByLabelText('Horas por semana');
  expect(answer.compareDocumentPosition(hours)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is entered from the cart', async () => {
  const { user, address } = await renderApp('/course/udemy:1', { catalogue });
  const [add] = await screen.findAllByRole('button', { name: /^Agregar al carrito/ });
  if (add === undefined) throw new Error('No button');
  await user.click(add);
  await user.click(screen.getByRole('link', { name: /^Carrito/ }));
  await user.click(await screen.findByRole('link', { name: 'Ver qué día los terminas' }));
  await ends();
  screen.getByText(storedHere);
  expect(address()).toBe('/plan');
});

it('has its first weeks in view and folds the others, which paper shows', async () => {
  // A Monday; later in the week the first week is a part of one.
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00Z'), toFake: ['Date'] });
  const long = createMemoryCatalogue([{ ...course, minutes: 2400 }]);
  const { user } = await renderApp('/course/udemy:1', { catalogue: long });
  await user.click(await screen.findByRole('button', { name: 'Agregar a mi plan' }));
  await ends();
  const fold = screen.getByText('2 semanas más').closest('details');
  expect(screen.getByText('Semana 6').closest('details')).toBeNull();
  expect(screen.getByText('Semana 8').closest('details')).toBe(fold);
});
