import { createMemoryCatalogue } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const open = (...courses: Parameters<typeof aCourse>[0][]) =>
  renderSignedIn('/dashboard/home', {
    catalogue: createMemoryCatalogue(
      courses.map((course, index) => aCourse({ id: `udemy:${index}`, ...course })),
    ),
  });

it('writes a price as the reader does, with the years it was recorded in', async () => {
  const { user } = await open({ price: { kind: 'paid', money: usd(5499) } });
  await screen.findByText(/^54,99\sUS\$$/);
  // A word joiner keeps the years on one line.
  screen.getByText('precio de 2020–\u20602024');
  await user.click(screen.getByRole('button', { name: /English/ }));
  await screen.findByText('$54.99');
  screen.getByText('price from 2020–\u20602024');
});

it('says when the price was recorded, where other facts are of other years', async () => {
  const recorded = { from: 2017, to: 2017 };
  await open({
    price: { kind: 'paid', money: usd(5499), recorded },
    recorded: { from: 2017, to: 2026 },
  });
  await screen.findByText('precio de 2017');
});

it('names the paid certificate of a free course', async () => {
  await open({
    price: { kind: 'free', certificate: usd(4900) },
    recorded: { from: 2023, to: 2023 },
  });
  await screen.findByText('Gratis');
  screen.getByText(/^certificado 49,00\sUS\$$/);
  screen.getByText('2023');
});

it('says that the price includes the certificate', async () => {
  await open({ price: { kind: 'paid', money: usd(1999) } });
  await screen.findByText('certificado incluido');
});

it('never takes an unknown price for a free one', async () => {
  await open({ price: { kind: 'unknown' } });
  await screen.findByText('Precio en la web');
  expect(screen.queryByText('Gratis')).toBeNull();
});

it('tells the language of a course where it is not the page’s', async () => {
  await open({ title: 'Uno', language: 'en-US' }, { title: 'Dos', language: 'es-MX' });
  expect((await screen.findByText('Uno')).lang).toBe('en-US');
  expect(screen.getByText('Dos').lang).toBe('');
});

it('says on the page of a course where its language is known by the title alone', async () => {
  const course = aCourse({ id: 'udemy:1', language: 'es', filled: ['language'] });
  const catalogue = createMemoryCatalogue([course]);
  const { user } = await renderApp('/course/udemy:1', { catalogue });
  await screen.findByText('Español (según el título)');
  const [toEnglish] = screen.getAllByRole('link', { name: /English/ });
  if (toEnglish === undefined) throw new Error('No link to English');
  await user.click(toEnglish);
  await screen.findByText('Spanish (judging by its title)');
});
