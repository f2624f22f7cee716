import { createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, renderSignedIn } from '../../testing/renderApp.tsx';

const catalogue = createMemoryCatalogue(sampleCourses);
const search = (text: string) =>
  renderSignedIn(`/dashboard/home?q=${encodeURIComponent(text)}`, { catalogue });

it('offers what the text says as a filter, which is not applied', async () => {
  await search('marketing digital gratis');
  const offers = await screen.findByRole('list', { name: '¿Filtrar por…?' });
  const chip = within(offers).getByRole('link', { name: 'Precio: gratis' });
  expect(chip.getAttribute('href')).toContain('price=free');
});

it('names every value of a filter', async () => {
  await search('excel barato en inglés');
  expect(await screen.findByRole('link', { name: 'Precio: ≤ 20 US$' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Idioma: inglés' })).toBeTruthy();
});

it('writes languages with a capital in English', async () => {
  await renderApp('/en/courses?q=excel+in+english', { catalogue });
  await screen.findByRole('link', { name: 'Language: English' });
});

it.each(['ingles', 'curso de inglés', 'learn english'])(
  'leads from «%s», which nothing says, to the filter that it names',
  async (asked) => {
    await search(asked);
    const way = await screen.findByRole('link', { name: 'Ver cursos con «Idioma: inglés»' });
    expect(way.getAttribute('href')).toBe('/dashboard/home?language=en');
  },
);

it.each([
  ['cursos gratis', 'Precio: gratis', 'price=free'],
  ['learn spanish', 'Idioma: español', 'language=es'],
  ['free courses in spanish', 'Precio: gratis · Idioma: español', 'language=es&price=free'],
])(
  'offers what «%s» says, and nothing else, as filters in its place',
  async (asked, name, address) => {
    await search(asked);
    const offers = await screen.findByRole('list', { name: '¿Filtrar por…?' });
    const href = within(offers).getByRole('link', { name }).getAttribute('href');
    expect(href).toBe(`/dashboard/home?${address}`);
  },
);

it('says what no course found is known to be, unless its title says it', async () => {
  await search('python menos de 20 horas');
  await screen.findByText('Ninguno de estos dice «menos de 20 horas».');
});

it('says what no course at all is known to be', async () => {
  await search('certificado gratis');
  await screen.findByText(/Ningún curso dice «certificado gratis»/);
});

it('says both what it corrected and what that means', async () => {
  await search('fotogrfia nocturna');
  expect(await screen.findByText(/Mostramos resultados para/)).toBeTruthy();
  expect(screen.getByText(/Ningún curso dice «fotografía nocturna»/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /tal cual/ })).toHaveLength(1);
});

it('says what it left out, with the way to insist', async () => {
  await search('python submarinismo');
  const insist = await screen.findByRole('link', { name: /Buscar solo cursos que digan/ });
  expect(decodeURIComponent(insist.getAttribute('href') ?? '')).toContain('"submarinismo"');
});

it('says in the plural that it left out several words', async () => {
  await search('python submarinismo espeleología');
  await screen.findByText(/ningún curso los tiene junto con lo demás/);
});

it('says what it found by its meaning', async () => {
  await search('planillas');
  expect(await screen.findByText(/Ningún curso dice «planillas»/)).toBeTruthy();
});
