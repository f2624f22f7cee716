import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

it('is found at its short address', async () => {
  const { address } = await renderSignedIn('/en/plan');
  await screen.findByRole('heading', { level: 1, name: 'Plan' });
  expect(address()).toBe('/dashboard/plan');
});

it('asks a visitor to log in, and is where the login leads', async () => {
  const { address } = await renderApp('/plan');
  await screen.findByRole('heading', { level: 1, name: /sesión/ });
  expect(address()).toBe('/login?next=%2Fdashboard%2Fplan');
});
