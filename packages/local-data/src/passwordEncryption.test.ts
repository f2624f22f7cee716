import { expect, it } from 'vitest';
import { decryptText, encryptText, isEncryptedText } from './passwordEncryption.ts';

it('decrypts only with its password, and only unmodified', async () => {
  const sealed = await encryptText('{"cart":["Curso"]}', 'una contraseña');
  expect(sealed).not.toContain('Curso');
  expect(isEncryptedText(sealed)).toBe(true);
  // The same letters with a combining mark.
  expect(await decryptText(sealed, 'una contrasen\u0303a')).toBe('{"cart":["Curso"]}');
  expect(await decryptText(sealed, 'otra')).toBeNull();
  const changed = sealed.replace(/"data":"./, (start) => `${start.slice(0, -1)}!`);
  expect(await decryptText(changed, 'una contraseña')).toBeNull();
});

it.each(['', 'null', '{}', '[]', '{"format":"aulario-sealed","version":1,"iterations":1}'])(
  'does not recognise %j as sealed text',
  async (text) => {
    expect(isEncryptedText(text)).toBe(false);
    expect(await decryptText(text, 'x')).toBeNull();
  },
);
