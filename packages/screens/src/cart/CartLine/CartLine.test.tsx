// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlatformHead } from '../PlatformHead/PlatformHead.tsx';
import { CartLine, type CartLineProps } from './CartLine.tsx';

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
  render(<PlatformHead title="edX" count="2 cursos" sum="109,98 US$" />);
  for (const amount of ['54,99 US$', '2020–2024', '2 cursos', '109,98 US$']) {
    expect(screen.getByText(amount).tagName).toBe('BDI');
  }
});
