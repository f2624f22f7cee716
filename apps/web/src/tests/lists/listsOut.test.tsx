import { aCourse } from '@aulario/course-data/testing';
import { createListsRepository } from '@aulario/my-courses/lists';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { browserOf } from '../../testing/browserOf.ts';
import { renderSignedIn } from '../../testing/renderApp.tsx';
import { testAccount } from '../../testing/testAccount.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  [
    'Descargar marcadores (HTML)',
    '<H3>Para después</H3>',
    'HREF="https://www.udemy.com/course/1/"',
  ],
  ['Descargar un texto (Markdown)', '## Para después', '[Uno](https://www.udemy.com/course/1/)'],
])('takes the lists out: %s', async (label, list, course) => {
  createListsRepository(browserOf().page.account(testAccount.id)).save([
    aCourse({ id: 'udemy:1', title: 'Uno' }),
  ]);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:list';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderSignedIn('/dashboard/lists');
  await user.click(await screen.findByRole('button', { name: 'Más opciones: Guardados' }));
  await user.click(await screen.findByText(label));
  const written = await files[0]?.text();
  expect(written).toContain(list);
  expect(written).toContain(course);
});
