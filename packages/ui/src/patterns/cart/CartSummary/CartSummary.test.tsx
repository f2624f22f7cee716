import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartSummary } from './CartSummary.tsx';

afterEach(cleanup);

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
  const textsOf = (role: 'term' | 'definition') =>
    summary.getAllByRole(role).map((part) => part.textContent);
  expect(textsOf('term')).toEqual(['Subtotal', 'Subtotal', 'Total', 'Total']);
  expect(textsOf('definition')).toEqual(['49,00 €', '5,00 US$', '49,00 €', '5,00 US$']);
  expect(summary.getByText('including VAT').lang).toBe('en');
  expect(summary.getByRole('button', { name: 'Check out' })).toBeDefined();
});
