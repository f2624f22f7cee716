import { createMemoryAuthService } from '@aulario/auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepCategory } from '../../testing/keepCategory.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { signedIn, testAccount } from '../../testing/testAccount.ts';

const save = () => screen.getByRole('button', { name: 'Guardar' });

it('starts with what is known of the account, and with the saved category', async () => {
  keepCategory('Music');
  await renderSignedIn('/dashboard/profile');
  expect((await screen.findByLabelText<HTMLInputElement>('Nombre')).value).toBe('Lucía');
  expect(screen.getByLabelText<HTMLSelectElement>('Categoría').value).toBe('Music');
  screen.getByText(testAccount.email);
  expect(screen.getByText('Select a category').lang).toBe('en');
});

it('saves, and says so in a status', async () => {
  const { user } = await renderSignedIn('/dashboard/profile');
  const name = await screen.findByLabelText('Nombre');
  await user.clear(name);
  await user.type(name, 'Lucía Marín');
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Music');
  await user.click(save());
  expect((await screen.findByText('Perfil actualizado')).closest('[role=status]')).toBeTruthy();
  screen.getByText('Hola, Lucía Marín');
  expect(localStorage.getItem('category')).toBe('Music');
});

it('is opened at the backup from the account menu, also when it is already shown', async () => {
  const { user, router } = await renderSignedIn('/dashboard/cart');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Tu cuenta', hidden: true }));
    await user.click(screen.getByRole('link', { name: 'Copia de seguridad', hidden: true }));
    const title = await screen.findByRole('heading', { name: 'Tus datos' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  };
  await open();
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/profile', hash: '#backup' });
  screen.getByLabelText('Nombre').focus();
  await open();
});

it('keeps the photo when the field is left empty', async () => {
  const photoUrl = 'https://pictures.example/lucia.png';
  const auth = createMemoryAuthService({
    state: { status: 'signedIn', account: { ...testAccount, photoUrl } },
  });
  const { user, services } = await renderSignedIn('/dashboard/profile', { auth });
  await user.clear(await screen.findByLabelText('Foto'));
  await user.click(save());
  await screen.findByText('Perfil actualizado');
  expect(services.auth.getState()).toMatchObject({ account: { photoUrl } });
});

it.each([
  'javascript:alert(1)',
  'http://pictures.example/a.png',
  '//pictures.example/a.png',
  'foto',
])('refuses the photo %s beside its field', async (typed) => {
  const { user } = await renderSignedIn('/dashboard/profile');
  const photo = await screen.findByLabelText<HTMLInputElement>('Foto');
  await user.type(photo, typed);
  await user.click(save());
  await screen.findByText(/que empiece con https/);
  await waitFor(() => expect(document.activeElement).toBe(photo));
  expect(photo.value).toBe(typed);
  expect(screen.queryByText('Perfil actualizado')).toBeNull();
});

it('previews the photo once the address stands still', async () => {
  const { user, container } = await renderSignedIn('/dashboard/profile');
  await user.type(await screen.findByLabelText('Foto'), 'https://pictures.example/lucia.png');
  await waitFor(() =>
    expect(container.querySelector('img')?.getAttribute('src')).toBe(
      'https://pictures.example/lucia.png',
    ),
  );
});

it('keeps what was typed when saving fails', async () => {
  const auth = createMemoryAuthService({ state: signedIn, failWith: 'unknown' });
  const { user } = await renderSignedIn('/dashboard/profile', { auth });
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre');
  await user.type(name, ' Marín');
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Music');
  await user.click(save());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No pudimos guardar. Lo que escribiste sigue aquí: inténtalo de nuevo.',
  );
  expect(name.value).toBe('Lucía Marín');
  expect(localStorage.getItem('category')).toBeNull();
});
