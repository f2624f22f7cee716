import { aCourse } from '@aulario/course-data/testing';
import { createOwnedRepository } from '@aulario/my-courses/lists';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

const course = aCourse({ id: 'udemy:1', title: 'Uno', weeks: { min: 8, max: 8 } });

/** The account's owned courses, the first of which has a progress. */
function own(progress: 'in-progress' | 'finished') {
  const owned = createOwnedRepository(browserOf().page.account(testAccount.id));
  owned.add(course);
  owned.setProgress(course.id, progress);
  return () => owned.getSnapshot().courses[0];
}

it('goes on with a course where it is, by its weeks', async () => {
  const kept = own('in-progress');
  const { user } = await renderSignedIn('/dashboard/mine');
  const out = await screen.findByRole('link', { name: /^Seguir en Udemy «Uno»/ });
  expect(out.getAttribute('href')).toBe(course.url);
  await user.selectOptions(screen.getByLabelText('Por dónde vas en Uno'), 'Semana 3 de 8');
  expect(kept()?.share).toBe(25);
  await user.selectOptions(screen.getByLabelText('Por dónde vas en Uno'), 'Sin decir');
  expect(kept()?.share).toBeUndefined();
});

it('keeps the day, the certificate and a note of a finished course', async () => {
  const kept = own('finished');
  const { user } = await renderSignedIn('/dashboard/mine');
  await user.click(await screen.findByRole('button', { name: 'Fecha, certificado y nota de Uno' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Terminado el/));
  await user.type(dialog.getByLabelText(/^Terminado el/), '2026-11-02');
  await user.type(dialog.getByLabelText('Nota'), 'Repasar el tema 3');
  await user.type(dialog.getByLabelText(/^Enlace/), 'javascript:alert(1)');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  dialog.getByText('Escribe una dirección completa que empiece con https://');
  await user.clear(dialog.getByLabelText(/^Enlace/));
  await user.type(dialog.getByLabelText(/^Enlace/), 'https://www.udemy.com/certificate/1');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText(/^Terminado el 2 nov 2026\./);
  screen.getByText('Repasar el tema 3');
  const link = screen.getByRole('link', { name: /^Ver el certificado/ });
  expect(link.getAttribute('href')).toBe('https://www.udemy.com/certificate/1');
  expect(kept()?.note).toBe('Repasar el tema 3');
});
