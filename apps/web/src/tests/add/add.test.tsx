import { createMemoryAuthService } from '@aulario/auth/testing';
import { createCartRepository } from '@aulario/my-courses/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';
import { signedIn, testAccount } from '../../testing/testAccount.ts';

const inCart = () =>
  createCartRepository(browserOf().page.account(testAccount.id))
    .getSnapshot()
    .entries.map(({ course }) => course);

it('puts what the share sheet hands over into the cart of the account, marked as brought', async () => {
  const shared = new URLSearchParams({
    title: 'Taller de cerámica',
    text: 'Mira: https://talleres.example/ceramica?utm_source=x',
  });
  // Whose cart it is, the stored session says.
  const auth = createMemoryAuthService({ state: signedIn, storage: localStorage });
  const { user } = await renderApp(`/add?${shared.toString()}`, { auth });
  await user.type(await screen.findByLabelText('Precio que ves allí'), '39,90 EUR');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await waitFor(() =>
    expect(inCart()).toMatchObject([
      {
        title: 'Taller de cerámica',
        platform: 'talleres.example',
        url: 'https://talleres.example/ceramica',
        price: { kind: 'paid', money: { amount: 3990, currency: 'EUR' } },
      },
    ]),
  );
  await screen.findByRole('heading', { level: 1, name: 'Carrito de compras' });
  expect(screen.getByText('talleres.example (traído por ti)')).toBeTruthy();
});

it('takes a visitor to the owned courses, in the language of the page', async () => {
  const { user } = await renderApp('/en/add?url=https://talleres.example/a&title=Taller');
  await user.selectOptions(await screen.findByLabelText('Where it goes'), 'to-mine');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const section = within(await screen.findByRole('region', { name: 'My courses' }));
  section.getByRole('heading', { level: 4, name: /^Taller/ });
});

it('refuses what is not https, and takes what is pasted instead', async () => {
  const { user } = await renderSignedIn('/dashboard/add?url=javascript:alert(1)');
  await screen.findByText(/Esa dirección no sirve/);
  await user.type(screen.getByLabelText('Dirección del curso'), 'https://talleres.example/a');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Agregar' }));
  expect(screen.getByText('Escribe el título.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Título'));
  // A blank that nobody sees is no title either.
  await user.type(screen.getByLabelText('Título'), '\u200b{Enter}');
  expect(screen.getByText('Escribe el título.')).toBeTruthy();
  await user.type(screen.getByLabelText('Título'), 'Taller');
  await user.type(screen.getByLabelText('Horas'), 'muchas');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  expect(screen.getByText(/^Escribe un número de horas/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Horas'));
  expect(inCart()).toEqual([]);
});
