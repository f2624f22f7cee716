import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CartGroupHead } from './CartGroupHead/CartGroupHead.tsx';
import { CartLine, type CartLineProps } from './CartLine/CartLine.tsx';
import { CartSummary } from './CartSummary/CartSummary.tsx';
import { CheckoutGroup } from './CheckoutGroup/CheckoutGroup.tsx';
import { CheckoutRow, type CheckoutRowProps } from './CheckoutGroup/CheckoutRow.tsx';

afterEach(cleanup);

const line: CartLineProps = {
  title: 'Diseño de Jardines',
  titleLang: 'es',
  headline: 'Del plano a la primera flor.',
  href: 'https://www.edx.org/course/diseno-de-jardines',
  cover: { id: 'edx:a', category: 'Lifestyle' },
  platform: 'edX',
  instructor: 'Patricia Gil',
  price: { text: 'Gratis', kind: 'free' },
  removeLabel: 'Quitar: Diseño de Jardines',
  newTabLabel: 'se abre en otra pestaña',
  onRemove: () => {},
};

it('removes a line of the cart', async () => {
  const onRemove = vi.fn();
  render(<CartLine {...line} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: line.removeLabel }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('exposes the list item so that the focus can move to it', () => {
  const ref = createRef<HTMLLIElement>();
  render(<CartLine {...line} ref={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

it('says where a course comes from, with and without an instructor', () => {
  const { rerender } = render(<CartLine {...line} />);
  expect(screen.getByText('edX · Patricia Gil')).toBeDefined();
  rerender(<CartLine {...line} instructor={undefined} />);
  expect(screen.getByText('edX')).toBeDefined();
});

it('keeps the order of an amount in a page that runs from right to left', () => {
  render(<CartLine {...line} price={{ text: '54,99 US$', kind: 'paid', notes: ['2020–2024'] }} />);
  render(<CartGroupHead title="edX" count="2 cursos" sum="109,98 US$" />);
  for (const amount of ['54,99 US$', '2020–2024', '2 cursos', '109,98 US$']) {
    expect(screen.getByText(amount).tagName).toBe('BDI');
  }
});

it('has one subtotal and one total for each currency', () => {
  const rowOf = (amount: string) => ({
    subtotalLabel: 'Subtotal',
    subtotal: amount,
    totalLabel: 'Total',
    total: amount,
  });
  const rows = [rowOf('49,00 €'), rowOf('5,00 US$')];
  render(
    <CartSummary
      title="Resumen"
      rows={rows}
      vatNote="including VAT"
      vatNoteLang="en"
      notes={['Aulario no cobra nada.']}
      action={<button type="button">Check out</button>}
    />,
  );
  const summary = within(screen.getByRole('region', { name: 'Resumen' }));
  const told = (role: 'term' | 'definition') =>
    summary.getAllByRole(role).map((part) => part.textContent);
  expect(told('term')).toEqual(['Subtotal', 'Subtotal', 'Total', 'Total']);
  expect(told('definition')).toEqual(['49,00 €', '5,00 US$', '49,00 €', '5,00 US$']);
  expect(summary.getByText('including VAT').lang).toBe('en');
  expect(summary.getByRole('button', { name: 'Check out' })).toBeDefined();
});

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
