import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { createListsRepository } from '@aulario/my-courses/lists';
import {
  createPoll,
  decodePollLink,
  encodePollLink,
  nameVoter,
  setOpinion,
} from '@aulario/my-courses/poll';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf, clearBrowsers } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const uno = aCourse({ id: 'udemy:1', title: 'Uno' });
const dos = aCourse({ id: 'udemy:2', title: 'Dos' });
const catalogue = createMemoryCatalogue([uno, dos]);

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** The link as the poll shows it, once it says something else than before. */
async function linkAfter(before = '') {
  const field = await screen.findByLabelText<HTMLInputElement>('Enlace de la votación');
  await waitFor(() => {
    expect(field.value).toContain('/letter#');
    expect(field.value).not.toBe(before);
  });
  return field.value;
}

async function voteAs(user: User, name: string, title: string, vote: string) {
  await user.type(await screen.findByLabelText('Tu nombre'), `${name}{Enter}`);
  const group = await screen.findByRole('group', { name: `Tu voto: ${title}` });
  expect(document.activeElement?.tagName).toBe('H1');
  await user.click(within(group).getByRole('button', { name: vote }));
}

const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

it('goes round: each opens a link without an account, votes, and no link loses a vote', async () => {
  createListsRepository(browserOf().page.visitor).save([uno, dos]);
  const lists = await renderApp('/lists', { catalogue });
  await lists.user.click(await screen.findByRole('button', { name: 'Compartir «Para después»' }));
  await lists.user.click(screen.getByRole('button', { name: 'Decidir con otros' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Para después' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Tu voto/ })).toBeNull();
  const first = await linkAfter();
  await voteAs(lists.user, 'Ana', 'Uno', 'Sí');
  const voted = await linkAfter(first);
  await lists.user.type(screen.getByLabelText('Tu nota: Uno'), 'Este{Enter}');
  await screen.findByText('Ana: Sí. «Este»');
  screen.getByText('Por ahora gana «Uno».');
  screen.getByText(/^Hay votos que no están en el enlace/);
  const anas = await linkAfter(voted);
  lists.unmount();

  clearBrowsers();
  const other = await renderApp(pathOf(first), { catalogue });
  await voteAs(other.user, 'Leo', 'Dos', 'No');
  await screen.findByText('Leo: No');
  await act(() => other.router.navigate(pathOf(anas)));
  await screen.findByText('Ana: Sí. «Este»');
  screen.getByText('Leo: No');
  screen.getByText('Votas como Leo.');

  await act(() => other.router.navigate(pathOf(first)));
  await screen.findByText(/nadie ha votado|votan 2 personas/);
  await screen.findByText('Ana: Sí. «Este»');
  await other.user.click(await screen.findByRole('button', { name: 'No soy Leo' }));
  await other.user.type(await screen.findByLabelText('Tu nombre'), '\u200b{Enter}');
  await screen.findByText('Escribe tu nombre.');
  await other.user.type(screen.getByLabelText('Tu nombre'), 'Ana{Enter}');
  await screen.findByText(/^Ya hay alguien con ese nombre/);
  await other.user.selectOptions(await screen.findByLabelText('¿Quién eres?'), 'Ana');
  await other.user.click(screen.getByRole('button', { name: 'Empezar a votar' }));
  const own = await screen.findByRole('group', { name: 'Tu voto: Uno' });
  const yes = within(own).getByRole('button', { name: 'Sí' });
  expect(yes.getAttribute('aria-pressed')).toBe('true');
  await other.user.click(yes);
  await screen.findByText('Ana: sin voto. «Este»');
});

it('shows ten opinions on a course, and the rest when asked', async () => {
  const crowd = Array.from({ length: 40 }, (_, index) => `v${index}`).reduce(
    (poll, id) => setOpinion(nameVoter(poll, id, id), id, 0, { vote: 'yes', note: '' }),
    createPoll('Python', [uno, dos], 1),
  );
  await renderApp(`/letter#${await encodePollLink(crowd)}`, { catalogue });
  const rest = (await screen.findByText('30 opiniones más')).closest('details');
  expect(rest?.open).toBe(false);
  const said = screen.getAllByText(/^v\d+: Sí$/);
  expect(said).toHaveLength(40);
  expect(said.findIndex((line) => rest?.contains(line))).toBe(10);
});

it('shares the poll as it is, also right after a vote', async () => {
  const link = await encodePollLink(createPoll('Python', [uno, dos], 1));
  const { user } = await renderApp(`/letter#${link}`, { catalogue });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.type(await screen.findByLabelText('Tu nombre'), 'Ana{Enter}');
  const group = await screen.findByRole('group', { name: 'Tu voto: Uno' });
  // No time passes between the two.
  fireEvent.click(within(group).getByRole('button', { name: 'Sí' }));
  fireEvent.click(screen.getByRole('button', { name: 'Compartir la votación' }));
  await screen.findByText('Enlace copiado');
  const { hash } = new URL(writeText.mock.lastCall?.[0] ?? '');
  const shared = await decodePollLink(hash.slice(1));
  const [voter] = shared?.voters.values() ?? [];
  expect(voter?.opinions.get(0)?.value.vote).toBe('yes');
});

it('keeps the votes of a user whose session is confirmed after the poll is shown', async () => {
  localStorage.setItem('token', 'a.b.c');
  const account = { ...testAccount, password: 'correct horse battery' };
  const auth = createMemoryAuthService({ accounts: [account], state: { status: 'loading' } });
  const link = await encodePollLink(createPoll('Python', [uno, dos], 1));
  const { user, services } = await renderApp(`/letter#${link}`, { catalogue, auth });
  await user.type(await screen.findByLabelText('Tu nombre'), 'Ana{Enter}');
  await screen.findByText('Votas como Ana.');
  await act(() => services.auth.signIn(account));
  const group = await screen.findByRole('group', { name: 'Tu voto: Uno' });
  await user.click(within(group).getByRole('button', { name: 'Sí' }));
  await screen.findByText('Ana: Sí');
});

it('takes a name for no vote', async () => {
  const link = await encodePollLink(createPoll('Python', [uno, dos], 1));
  const { user } = await renderApp(`/letter#${link}`, { catalogue });
  await user.type(await screen.findByLabelText('Tu nombre'), 'Ana{Enter}');
  const group = await screen.findByRole('group', { name: 'Tu voto: Uno' });
  screen.getByText(/^2 cursos · nadie ha votado/);
  expect(screen.queryByText(/^Hay votos que no están/)).toBeNull();
  await user.click(within(group).getByRole('button', { name: 'Sí' }));
  await screen.findByText(/^2 cursos · vota 1 persona/);
  screen.getByText(/^Hay votos que no están/);
});

it('deletes the poll with its stored data, and an undo brings it back', async () => {
  const link = await encodePollLink(createPoll('Python', [uno, dos], 1));
  const { user, address } = await renderApp(`/letter#${link}`, { catalogue });
  await voteAs(user, 'Ana', 'Uno', 'Sí');
  const isStored = async () =>
    (await browserOf().reopen()).visitor.hasRecords({ collection: 'letters' });
  expect(await isStored()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Eliminar la votación' }));
  await screen.findByRole('heading', { level: 1, name: 'Guardados' });
  expect(await isStored()).toBe(false);
  screen.getByText('Eliminaste la votación «Python».');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Votas como Ana.');
  screen.getByText('Ana: Sí');
  expect(address()).toBe('/letter');
});

it('says that a link is no poll, and that the catalogue could not be asked', async () => {
  const { unmount } = await renderApp('/letter#nothing');
  await screen.findByRole('heading', { name: /Este enlace no lleva ninguna votación/ });
  unmount();
  const course = vi.fn(catalogue.course).mockRejectedValueOnce(new Error('no'));
  const link = await encodePollLink(createPoll('Python', [uno, aCourse({ id: 'udemy:9' })], 1));
  const { user } = await renderApp(`/letter#${link}`, { catalogue: { ...catalogue, course } });
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await screen.findByText(/^2 cursos · nadie ha votado/);
  await screen.findByText('1 curso de la lista ya no está en el catálogo.');
});

it('asks nobody to vote on courses that are all gone, and leads on', async () => {
  const link = await encodePollLink(createPoll('Ida', [aCourse({ id: 'udemy:9' })], 0));
  await renderApp(`/letter#${link}`, { catalogue });
  await screen.findByText('1 curso de la lista ya no está en el catálogo.');
  expect(screen.queryByRole('button', { name: 'Empezar a votar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Compartir la votación' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver el catálogo' })).toBeTruthy();
});
