import type { Tariff } from '@aulario/course-data/costs';
import { aCourse, usd } from '@aulario/course-data/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { loadTexts } from '../language/loadTexts.ts';
import { TrueCost } from './TrueCost.tsx';

/** Made up: no platform asks for it. */
const made: Tariff = {
  platform: 'udemy',
  country: 'ES',
  monthly: usd(1900),
  hasCertificates: true,
  source: 'https://example.com/plans',
  checked: '2026-11-01',
  reviewBy: '9999-01-01',
};

const texts = await loadTexts('es');
await texts.need(['buying']);

const open = (table: readonly Tariff[]) =>
  render(
    <LanguageProvider storage={localStorage} texts={texts}>
      <TrueCost
        courses={['1', '2'].map((id) =>
          aCourse({ id, minutes: 1440, price: { kind: 'paid', money: usd(5000) } }),
        )}
        weeklyHours={6}
        start="2027-01-31"
        table={table}
      />
    </LanguageProvider>,
  );

it('sets a subscription with a source beside buying, and says nothing without one', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES');
  const { container, unmount } = open([made]);
  const said = container.textContent.replaceAll('\u00a0', ' ');
  expect(said).toContain('Por suscripción, 2 meses a 19,00 US$: 38,00 US$.');
  expect(said).toContain('Comprados uno a uno: 100,00 US$.');
  expect(said).toContain('Se igualan a 2,3 h por semana.');
  expect(said).toContain('Cancélala a más tardar el 30 de marzo de 2027.');
  expect(said).toContain('Tarifa de ES, leída el 1 de noviembre de 2026.');
  unmount();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
  open([made]);
  expect(screen.queryByText('¿Y por suscripción?')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Cuánto cuesta de verdad' })).toBeTruthy();
});
