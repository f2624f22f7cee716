import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

it.each([
  ['/lists', 'Lo que guardas y lo tuyo', 'Guardados'],
  ['/en/lists', 'What you save and what is yours', 'Saved'],
  ['/plan', 'Lo que guardas y lo tuyo', 'Plan'],
  ['/en/plan', 'What you save and what is yours', 'Plan'],
])('marks in %s, among %s, that %s is shown', async (address, sections, label) => {
  await renderApp(address);
  const nav = await screen.findByRole('navigation', { name: sections });
  const current = () => within(nav).queryAllByRole('link', { current: 'page' });
  await waitFor(() => expect(current().map(({ textContent }) => textContent)).toEqual([label]));
});

it('leads a visitor to the plan in a wide window, and to no section that is not there', async () => {
  await renderApp('/lists');
  const nav = await screen.findByRole('navigation', { name: 'Lo que guardas y lo tuyo' });
  const links = within(nav).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Guardados', 'Plan']);
});

it('is hidden where the sidebar leads to the same screens', async () => {
  await renderSignedIn('/dashboard/lists');
  await screen.findByRole('heading', { level: 1, name: 'Guardados' });
  expect(screen.queryByRole('navigation', { name: 'Lo que guardas y lo tuyo' })).toBeNull();
  screen.getByRole('link', { name: 'Plan' });
});
