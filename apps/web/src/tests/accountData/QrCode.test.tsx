import { LanguageProvider } from '@aulario/frame/language/LanguageProvider.tsx';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { ServicesProvider } from '@aulario/frame/services/Services.tsx';
import { QrCode } from '@aulario/screens/accountData/QrCode.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryServices } from '../../testing/openApp.tsx';

const texts = await loadTexts('es');
await texts.need(['shared']);

afterEach(() => vi.doUnmock('@aulario/screens/accountData/qrPath.ts'));

const draw = (value: string) =>
  render(
    <ServicesProvider services={memoryServices()}>
      <LanguageProvider storage={localStorage} texts={texts}>
        <QrCode value={value} label="Código" />
      </LanguageProvider>
    </ServicesProvider>,
  );

it('draws the code', async () => {
  const { container } = draw('https://aulario.example/receive#1');
  await expect.poll(() => container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1/);
  screen.getByRole('img', { name: 'Código' });
});

it('leads to the link where the content fits in no code', async () => {
  draw('more than one code holds '.repeat(1000));
  await screen.findByText('Esto no cabe en un código. Usa el enlace.');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the code could not be loaded, and loads it again on request', async () => {
  vi.resetModules();
  vi.doMock('@aulario/screens/accountData/qrPath.ts', () => {
    throw new TypeError('offline');
  });
  const { container } = draw('https://aulario.example/receive#1');
  await screen.findByText('No pudimos cargar el código. Reinténtalo, o usa el enlace.');
  vi.doUnmock('@aulario/screens/accountData/qrPath.ts');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(container.contains(document.activeElement)).toBe(true);
  await expect.poll(() => container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1/);
  expect(screen.queryByRole('button')).toBeNull();
});
