// @vitest-environment jsdom
import { CoverArt } from '@aulario/ui';
import { coverScenes } from '@aulario/ui/covers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CompareBoard } from './CompareBoard.tsx';
import { CompareTray } from './CompareTray.tsx';

afterEach(cleanup);

const ownScene = (id: string) => coverScenes([{ id, category: 'Music' }])[0];

/** Two covers whose scene is the same, each by itself. */
function coursesOfOneScene() {
  const [first = '', ...others] = Array.from({ length: 100 }, (_, number) => `udemy:${number}`);
  const second = others.find((id) => ownScene(id) === ownScene(first));
  if (second === undefined) throw new Error('No two scenes are the same.');
  return [first, second].map((id) => ({ id, category: 'Music' }));
}

const drawings = (root: Element) =>
  [...root.querySelectorAll('svg[viewBox="0 0 480 270"]')].map(({ innerHTML }) => innerHTML);

/** Each cover as it is by itself. */
const alone = () =>
  coursesOfOneScene().map((cover) => drawings(render(<CoverArt {...cover} />).container)[0] ?? '');

it('shows no scene twice among the courses on the shelf', () => {
  const [first, second] = alone();
  render(
    <CompareTray
      label="Cursos para comparar"
      covers={coursesOfOneScene()}
      action="Comparar 2"
      href="/compare"
      clearLabel="Vaciar la comparación"
      onClear={vi.fn()}
    />,
  );
  const shown = drawings(screen.getByRole('region', { name: 'Cursos para comparar' }));
  expect(shown).toEqual([first, expect.not.stringContaining(second ?? '')]);
});

it('shows no scene twice among the courses side by side, and the same one in each row', () => {
  const [first, second] = alone();
  const courses = coursesOfOneScene().map((cover, place) => ({
    id: cover.id,
    title: cover.id,
    href: '/',
    cover,
    by: 'Udemy',
    rank: place + 1,
    rankLabel: `${place + 1}.º`,
    cart: { isInCart: false, addLabel: 'Agregar', removeLabel: 'Quitar', onToggle: vi.fn() },
    remove: null,
  }));
  const weight = {
    label: 'Cuánto pesa: Costo',
    options: ['Da igual', 'Algo', 'Importa', 'Decide'] as const,
    value: 1 as const,
    onChange: vi.fn(),
  };
  const value = { text: 'Gratis', kind: 'same' as const };
  const row = { id: 'cost', name: 'Costo', weight };
  const { container } = render(
    <CompareBoard
      courses={courses}
      rows={[{ ...row, values: [value, value] }]}
      bestLabel="lo mejor de la fila"
      verdict={null}
    />,
  );
  const [head, other, ...inRow] = drawings(container);
  expect(head).toBe(first);
  expect(other).not.toBe(second);
  expect(inRow).toEqual([head, other]);
});
