// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckoutGroup } from './CheckoutGroup.tsx';
import { CheckoutRow, type CheckoutRowProps } from './CheckoutRow.tsx';

afterEach(cleanup);

const row: CheckoutRowProps = {
  title: 'Diseño de Jardines',
  href: 'https://www.edx.org/course/diseno-de-jardines',
  linkLabel: 'Abrir en edX',
  newTabLabel: 'se abre en otra pestaña',
  cover: { id: 'edx:jardines', category: 'Lifestyle' },
  price: { text: 'Gratis', kind: 'free' },
  tickLabel: 'Ya lo tengo: Diseño de Jardines',
  onToggle: () => {},
  onOpen: () => {},
};

it('ticks a course off by hand', async () => {
  const onToggle = vi.fn();
  render(<CheckoutRow {...row} onToggle={onToggle} />);
  await userEvent.click(screen.getByRole('checkbox', { name: row.tickLabel }));
  expect(onToggle).toHaveBeenCalledWith(true);
});

it('tells when a course is opened, with the left or the middle button', () => {
  const onOpen = vi.fn();
  render(
    <CheckoutGroup title="edX" count="1 curso" sum="Gratis">
      <CheckoutRow {...row} onOpen={onOpen} />
    </CheckoutGroup>,
  );
  const group = within(screen.getByRole('region', { name: 'edX' }));
  const link = group.getByRole('link', { name: /^Abrir en edX/ });
  expect(link).toHaveProperty('rel', 'noopener noreferrer');
  fireEvent.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onOpen).toHaveBeenCalledTimes(2);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('leads to the owned courses, where its link to the platform was', () => {
  render(<CheckoutRow {...row} owned={{ label: 'En Mis cursos', href: '/lists#mine' }} />);
  expect(screen.getByRole('checkbox', { name: row.tickLabel })).toHaveProperty('checked', true);
  const [link, ...others] = screen.getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['En Mis cursos', '/lists#mine']);
  expect(others).toEqual([]);
});
