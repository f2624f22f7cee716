import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSignedIn } from '../../testing/renderApp.tsx';

const python = aCourse({
  id: 'udemy:1',
  title: 'Python',
  url: 'https://www.udemy.com/course/python/',
});

it('brings a table of courses after its columns were confirmed, and takes it back', async () => {
  const catalogue = createMemoryCatalogue([python]);
  const { user } = await renderSignedIn('/dashboard/mine', { catalogue });
  await user.click(await screen.findByRole('button', { name: 'Traer cursos que ya tienes' }));
  const dialog = screen.getByRole('dialog');
  const table = [
    'Curso,Enlace,Avance',
    'Python,https://www.udemy.com/course/python/?utm_source=mail,100 %',
    'Cerámica,https://talleres.example/ceramica,',
    'Sin dirección,,',
  ].join('\n');
  const file = new File([table], 'cursos.csv', { type: 'text/csv' });
  await user.upload(within(dialog).getByLabelText('Archivo con tus cursos'), file);

  const title = await within(dialog).findByLabelText('Título');
  expect(title).toHaveProperty('value', '0');
  await user.click(within(dialog).getByRole('button', { name: 'Seguir' }));
  const summary = await within(dialog).findByText(/1 está en el catálogo; 1 llega como curso tuyo/);
  expect(summary.getAttribute('role')).toBe('status');
  within(dialog).getByText('Fila 3, Sin dirección: no tiene dirección y no está en el catálogo');

  await user.click(within(dialog).getByRole('button', { name: 'Traer 2 cursos' }));
  const finished = await screen.findByRole('region', { name: 'Terminados' });
  within(finished).getByRole('link', { name: /^Python/ });
  within(screen.getByRole('region', { name: 'Por empezar' })).getByRole('link', {
    name: /^Cerámica/,
  });

  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.queryByRole('link', { name: /^Cerámica/ })).toBeNull();
});

it('takes the same file again after it was mended', async () => {
  const { user } = await renderSignedIn('/dashboard/mine');
  await user.click(await screen.findByRole('button', { name: 'Traer cursos que ya tienes' }));
  const field = screen.getByLabelText<HTMLInputElement>('Archivo con tus cursos');
  await user.upload(field, new File(['nothing'], 'cursos.json', { type: 'application/json' }));
  await screen.findByText('No encontramos cursos en ese archivo.');
  // With a value left in the field, choosing the same file would fire no change event.
  expect(field.value).toBe('');
});

it('brings what a spreadsheet in Spanish saves, and says which prices it could not read', async () => {
  const { user } = await renderSignedIn('/dashboard/mine');
  await user.click(await screen.findByRole('button', { name: 'Traer cursos que ya tienes' }));
  const table = [
    'sep=;',
    'Título;Enlace;Fecha;Precio;Moneda',
    'Fotografía;https://campus.example/a;25/03/2024;1.234,56;EUR',
    'Cerámica;https://campus.example/b;;barato;EUR',
  ].join('\r\n');
  // In windows-1252, where each of these signs is one byte.
  const bytes = Uint8Array.from(table, (sign) => sign.charCodeAt(0));
  const file = new File([bytes], 'cursos.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Archivo con tus cursos'), file);
  await user.click(await screen.findByRole('button', { name: 'Seguir' }));
  await screen.findByText('1 viene con un precio que no podemos leer: lo guardamos sin él.');
  await user.click(screen.getByRole('button', { name: 'Traer 2 cursos' }));
  await screen.findByRole('link', { name: /^Fotografía/ });
  await screen.findByText(/1234,56 €.*25 mar 2024/);
});

it('says that the letters of a file may be other ones, where it can be read in two encodings', async () => {
  const { user } = await renderSignedIn('/dashboard/mine');
  await user.click(await screen.findByRole('button', { name: 'Traer cursos que ya tienes' }));
  const bytes = Uint8Array.from('title\nx\u00a0', (sign) => sign.charCodeAt(0));
  const file = new File([bytes], 'cursos.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Archivo con tus cursos'), file);
  await screen.findByText(/^No sabemos con seguridad en qué codificación está el archivo/);
});
