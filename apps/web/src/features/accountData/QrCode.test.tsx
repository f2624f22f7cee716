import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import { loadTexts } from '../language/loadTexts.ts';
import { QrCode } from './QrCode.tsx';

const texts = await loadTexts('es');
await texts.need(['shared']);

const draw = (value: string) =>
  render(
    <LanguageProvider storage={localStorage} texts={texts}>
      <QrCode value={value} label="Código" />
    </LanguageProvider>,
  );

it('draws the code', async () => {
  const { container } = draw('https://aulario.example/receive#1');
  await expect.poll(() => container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1/);
  screen.getByRole('img', { name: 'Código' });
});

it('leads to the link where the code cannot be drawn', async () => {
  draw('more than one code holds '.repeat(1000));
  await screen.findByText('No pudimos preparar el código. Usa el enlace.');
  expect(screen.queryByRole('img')).toBeNull();
});
