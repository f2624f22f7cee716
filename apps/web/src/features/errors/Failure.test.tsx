import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signedIn } from '../../testing/lucia.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { statusOf } from './statusOf.ts';

const expectOops = async () => {
  const title = await screen.findByRole('heading', { level: 1, name: 'Oops!' });
  expect(title.lang).toBe('en');
  expect(screen.getByText('Sorry, an unexpected error has occurred.').lang).toBe('en');
};

it('answers an address that leads nowhere', async () => {
  await renderApp('/no-such-door');
  await expectOops();
  expect(screen.getByText(/^404 Not Found/).textContent).toContain(
    'Esa puerta no existe en este edificio.',
  );
  expect(screen.getByRole('link', { name: 'Ir al inicio' }).getAttribute('href')).toBe('/');
  expect(document.title).toBe('Oops! · Aulario');
});

it('answers it inside the dashboard with the dashboard around it', async () => {
  const { user, address } = await renderSignedIn('/dashboard/no-such-door');
  await expectOops();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeTruthy();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ir al inicio' }));
  await waitFor(() => expect(address()).toBe('/dashboard/home'));
});

it('shows what a failed screen said, and tries again', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const issuesUrl = {
    get issuesUrl(): null {
      if (isBroken) throw new Error('The wall is wet');
      return null;
    },
  };
  const { services, user } = await renderApp('/');
  await screen.findByText('La puerta está abierta.');
  Object.defineProperties(services, Object.getOwnPropertyDescriptors(issuesUrl));
  await user.click(screen.getByRole('link', { name: 'Contacto' }));
  await expectOops();
  expect(screen.getByText('The wall is wet')).toBeTruthy();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Contacto' })).toBeTruthy();
  error.mockRestore();
});

it('answers when the code of a screen does not arrive, and loads the page anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  const auth = createMemoryAuthService({ state: signedIn });
  const subscribe = () => {
    throw new Error('The code did not arrive');
  };
  const { user } = await renderApp('/dashboard/profile', { auth: { ...auth, subscribe } });
  await expectOops();
  expect(screen.getByText('The code did not arrive')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(reload).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('has no status to show for what is not an error', () => {
  expect(statusOf('a string')).toBeUndefined();
  expect(statusOf(new Error(''))).toBeUndefined();
});
