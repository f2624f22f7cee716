import type { Proposals } from '@aulario/frame/services/Proposals.ts';
import { createProposals } from '@aulario/screens/teach/createProposals.ts';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

const url = 'https://proposals.example/';
const course = 'https://www.edx.org/learn/python/una-institucion';
const config = { url, email: 'hola@aulario.example', issuesUrl: 'https://github.com/a/b/issues' };

const answer = (status: number) => vi.fn(async () => new Response(null, { status }));

async function write(proposals: Proposals) {
  const { user } = await renderApp('/teach', { proposals });
  await user.selectOptions(await screen.findByLabelText('Qué pides'), 'Corregir un dato');
  await user.type(screen.getByLabelText('Dirección del curso'), `Mira: ${course}.`);
  await user.type(screen.getByLabelText(/^Qué debemos saber/), 'Dura 40 horas & no 4');
  await user.click(screen.getByRole('button', { name: 'Ver el mensaje' }));
  const message = within(screen.getByRole('region', { name: 'Este es el mensaje' }));
  return { user, message };
}

it('chooses the endpoint before the mail, and the mail before the tracker', () => {
  expect(createProposals(config).kind).toBe('endpoint');
  expect(createProposals({ ...config, url: '' }).kind).toBe('mail');
  expect(createProposals({ ...config, url: '', email: '' }).kind).toBe('tracker');
  expect(createProposals({ url: '', email: '', issuesUrl: '' }).kind).toBe('none');
});

it('sends to the endpoint what the message says, tells of a failure and can be asked again', async () => {
  const send = vi.fn(answer(503));
  const { user, message } = await write(createProposals(config, send));
  message.getByText(/Corregir un dato/);
  expect(send).not.toHaveBeenCalled();
  await user.click(message.getByRole('button', { name: 'Enviar' }));
  await message.findByText(/^No pudimos enviar el mensaje/);
  send.mockImplementation(answer(200));
  await user.click(message.getByRole('button', { name: 'Enviar' }));
  await message.findByText('El mensaje llegó. Gracias.');
  const body = new URLSearchParams({
    ...{ kind: 'correct', address: course, note: 'Dura 40 horas & no 4' },
  });
  expect(send).toHaveBeenLastCalledWith(url, { method: 'POST', body });
  expect(message.queryByRole('button', { name: 'Enviar' })).toBeNull();
});

it('opens a mail with the message in it', async () => {
  const { message } = await write({ kind: 'mail', address: config.email });
  const { pathname, searchParams } = new URL(
    message.getByRole<HTMLAnchorElement>('link', { name: 'Escribir el correo' }).href,
  );
  expect(pathname).toBe(config.email);
  expect(searchParams.get('subject')).toBe('Corregir un dato');
  expect(searchParams.get('body')).toBe(`${course}\r\n\r\nDura 40 horas & no 4`);
});

it('opens a new issue, and says that it is public', async () => {
  const { message } = await write({ kind: 'tracker', url: config.issuesUrl });
  message.getByText(/^El registro es público/);
  const link = message.getByRole('link', { name: /^Abrir el registro/ });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/github\.com\/a\/b\/issues\/new\?title=/);
  expect(link.getAttribute('target')).toBe('_blank');
});

it('offers the message to copy where nobody is named', async () => {
  const { user, message } = await write({ kind: 'none' });
  message.getByText(/^Aquí todavía no hay una dirección/);
  await user.click(message.getByRole('button', { name: 'Copiar el mensaje' }));
  await message.findByText('Copiado.');
  expect(await navigator.clipboard.readText()).toBe(
    `Corregir un dato\n\n${course}\n\nDura 40 horas & no 4`,
  );
});

it('asks for a whole address, and takes the message away when the reader goes on writing', async () => {
  const { user } = await renderApp('/en/teach');
  const field = await screen.findByLabelText('Address of the course');
  await user.type(field, 'www.edx.org{Enter}');
  screen.getByText(/^Paste the whole address/);
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, `${course}{Enter}`);
  screen.getByRole('region', { name: 'This is the message' });
  await user.type(field, '2');
  expect(screen.queryByRole('region', { name: 'This is the message' })).toBeNull();
});
