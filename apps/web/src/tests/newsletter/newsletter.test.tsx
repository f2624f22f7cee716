import { createNewsletter } from '@aulario/screens/newsletter/createNewsletter.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const url = 'https://letters.example/subscribe';
const answer = (status: number) => vi.fn(async () => new Response(null, { status }));

it('posts the address as a form, and believes only a good answer', async () => {
  const send = answer(204);
  await createNewsletter(url, send).subscribe('lucia+a@example.com');
  expect(send).toHaveBeenCalledWith(url, {
    method: 'POST',
    body: new URLSearchParams('email=lucia%2Ba%40example.com'),
  });
  await expect(createNewsletter(url, answer(400)).subscribe('a@b.example')).rejects.toThrow('400');
});

const failures: Readonly<Record<string, () => Promise<Response>>> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer in time': () => Promise.reject(new DOMException('Too late', 'TimeoutError')),
  ...Object.fromEntries(
    [400, 403, 404, 410, 422, 429, 500, 502, 503, 504].map((status) => [
      `${status}`,
      answer(status),
    ]),
  ),
};

it.each(Object.entries(failures))(
  'tells of %s, keeps the address, and can be asked again',
  async (_, fail) => {
    const send = vi.fn(fail);
    const newsletter = createNewsletter(url, send);
    const { user } = await renderApp('/', { newsletter });
    const field = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
    await user.type(field, 'lucia@example.com{Enter}');
    await screen.findByText(/No pudimos agregar tu correo/);
    expect(field.value).toBe('lucia@example.com');
    expect(send).toHaveBeenCalledTimes(1);
    send.mockImplementation(answer(204));
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await screen.findByText('Listo: tu correo está en la lista.');
  },
);

it('asks for a whole address before it sends anything', async () => {
  const subscribe = vi.fn(async () => {});
  const { user } = await renderApp('/', { newsletter: { subscribe } });
  const button = await screen.findByRole('button', { name: 'Subscribe' });
  await user.click(button);
  screen.getByText('Escribe tu correo.');
  await user.type(screen.getByLabelText('Correo electrónico'), 'lucia@');
  await user.click(button);
  screen.getByText(/Ese correo no está completo/);
  expect(subscribe).not.toHaveBeenCalled();
});

it('shows that it is sending, then that it is done', async () => {
  const sending = Promise.withResolvers<void>();
  const subscribe = () => sending.promise;
  const { user } = await renderApp('/', { newsletter: { subscribe } });
  await user.type(await screen.findByLabelText('Correo electrónico'), 'lucia@example.com{Enter}');
  await screen.findByRole('button', { busy: true });
  sending.resolve();
  await screen.findByText('Listo: tu correo está en la lista.');
});
