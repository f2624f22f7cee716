import { aCourse, someCourses } from '@aulario/course-data/testing';
import { createListsRepository } from '@aulario/my-courses/lists';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderApp } from '../../testing/renderApp.tsx';

it('shows the link of the list as it is, whichever is ready last', async () => {
  const lists = createListsRepository(browserOf().page.visitor);
  lists.save([aCourse({ id: 'udemy:1' })]);
  const { user } = await renderApp('/lists');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(Response.prototype, 'arrayBuffer').mockReturnValueOnce(promise);
  await user.click(await screen.findByRole('button', { name: 'Compartir «Para después»' }));
  // Another tab saves a course.
  lists.save([aCourse({ id: 'udemy:2' })]);
  fireEvent(window, new StorageEvent('storage', { key: null }));
  const field = screen.getByLabelText<HTMLInputElement>('Enlace');
  await waitFor(() => expect(field.value).toContain('/list#'));
  const link = field.value;
  await act(async () => resolve(new ArrayBuffer()));
  expect(field.value).toBe(link);
});

it('says how many courses of a long list the link carries', async () => {
  const lists = createListsRepository(browserOf().page.visitor);
  lists.save(someCourses(201));
  const { user } = await renderApp('/lists');
  await user.click(await screen.findByRole('button', { name: 'Compartir «Para después»' }));
  expect(screen.getByText('El enlace lleva los primeros 200 cursos de 201.')).toBeTruthy();
});
