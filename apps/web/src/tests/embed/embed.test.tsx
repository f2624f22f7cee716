import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { encodeListLink } from '@aulario/my-courses/lists';
import { embedAddress } from '@aulario/screens/embed/embedAddress.ts';
import { openEmbed } from '@aulario/screens/embed/openEmbed.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const courses = sampleCourses.slice(0, 3);
const [first] = courses;
if (first === undefined) throw new Error('There are no samples.');
const samples = createMemoryCatalogue(courses);

const fragment = () =>
  encodeListLink({
    ...{ name: 'Para empezar', added: [], date: '2026-11-29' },
    courseIds: [...courses.map(({ id }) => id), 'udemy:0'],
    notes: new Map([[first.id, 'Con ejercicios']]),
  });

async function show(address: string, catalogue: Pick<typeof samples, 'course'> = samples) {
  const read = embedAddress(new URL(address, 'https://aulario.example'));
  return render(await openEmbed({ address: read, catalogue }));
}

it('shows every course in order, and opens all that it links to in a new tab', async () => {
  const list = await fragment();
  await show(`/embed/list#${list}`);
  await screen.findByRole('heading', { level: 2, name: 'Para empezar' });
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    courses.map(({ title }) => expect.stringContaining(title)),
  );
  screen.getByText('Con ejercicios');
  screen.getByText('1 curso ya no está en el catálogo.');
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ target }) => target)).toEqual(links.map(() => '_blank'));
  for (const { rel } of links) expect(rel).toContain('noopener');
  expect(links.at(-1)?.getAttribute('href')).toBe(`/list#${list}`);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks no other site for a picture', async () => {
  const pictured = { ...first, imageUrl: 'https://images.example/a.jpg' };
  const { container } = await show(
    `/embed/list#${await fragment()}`,
    createMemoryCatalogue([pictured]),
  );
  await screen.findByText('3 cursos ya no están en el catálogo.');
  expect(container.querySelector('img')).toBeNull();
});

it('shows a route as steps, and leads to it', async () => {
  await show(`/en/embed/route?g=web-developer&h=3#${await fragment()}`);
  await screen.findByRole('heading', { level: 2 });
  expect(screen.getByRole('list').tagName).toBe('OL');
  screen.getByText('1. Con ejercicios');
  const link = screen.getByRole('link', { name: /^See the route on Aulario/ });
  expect(link.getAttribute('href')).toBe('/en/route?g=web-developer&h=3');
});

it('says that a link was cut off', async () => {
  await show('/embed/list#abc');
  await screen.findByText('Este enlace no lleva ningún curso, o llegó cortado.');
});

it('tells of a catalogue that does not answer, and asks again', async () => {
  const course = vi
    .fn(samples.course)
    .mockRejectedValueOnce(new CatalogueError('network'))
    .mockRejectedValue(new CatalogueError('network'));
  await show(`/embed/list#${await fragment()}`, { course });
  await screen.findByRole('alert');
  course.mockImplementation(samples.course);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { level: 2, name: 'Para empezar' });
});
