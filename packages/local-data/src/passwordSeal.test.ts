import { expect, it } from 'vitest';
import { isSealedText, openSealedText, sealText } from './passwordSeal.ts';

it('decrypts only with its password, and only unmodified', async () => {
  const sealed = await sealText('{"cart":["Curso"]}', 'una contraseña');
  expect(sealed).not.toContain('Curso');
  expect(isSealedText(sealed)).toBe(true);
  // The same letters with a combining mark.
  expect(await openSealedText(sealed, 'una contrasen\u0303a')).toBe('{"cart":["Curso"]}');
  expect(await openSealedText(sealed, 'otra')).toBeNull();
  const changed = sealed.replace(/"data":"./, (start) => `${start.slice(0, -1)}!`);
  expect(await openSealedText(changed, 'una contraseña')).toBeNull();
});

it.each(['', 'null', '{}', '[]', '{"format":"aulario-sealed","version":1,"iterations":1}'])(
  'does not recognise %j as sealed text',
  async (text) => {
    expect(isSealedText(text)).toBe(false);
    expect(await openSealedText(text, 'x')).toBeNull();
  },
);
